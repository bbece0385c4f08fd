"""Outbox rows that edit or delete messages in Discord when a user is anonymised."""

from __future__ import annotations

from db.connection import Session

NONCE = "1099511627776 + abs(random() % 1099511627775)"
"""Draws the nonce of a message in SQL."""
_TABLES_OF_USER = "SELECT table_id FROM seat WHERE user = ?1 UNION SELECT table_id FROM entry WHERE user = ?1"


def renew_what_names(session: Session, user: int) -> None:
    """Rewrite all messages that may name the user. A message being sent now is searched for like one tried before."""
    session.defer(
        "INSERT OR REPLACE INTO outgoing (table_id, kind, target, body, due, created, attempts, nonce, claimed) "
        "SELECT posted.table_id, role, owner, coalesce(body, CAST('{}' AS BLOB)), coalesce(due, 0.0),"
        f" coalesce(created, 0.0), 0, coalesce(nonce, {NONCE}), claimed FROM posted LEFT JOIN outgoing AS unsent"
        " ON unsent.table_id = posted.table_id AND kind = role AND target = owner "
        "WHERE role IN ('ballot', 'board', 'dm_panel', 'lobby', 'story', 'vacancy') AND posted.table_id IN "
        f"({_TABLES_OF_USER})",
        user,
    )
    session.defer(
        "INSERT OR IGNORE INTO outgoing (table_id, kind, target, body, due, created, attempts) "
        "SELECT table_id, 'retired', message, CAST(json_object('channel', channel, 'message', message,"
        " 'since', since, 'until', until) AS BLOB), 0.0, 0.0, 0 FROM summary "
        f"WHERE table_id IN ({_TABLES_OF_USER})",
        user,
    )


def withdraw_what_is_offered_to(session: Session, user: int) -> None:
    """Withdraw what was offered to the user, and delete the channel's message about it.

    An unsent row may be being sent now: its message is searched for like one tried before.
    """
    session.defer(
        "INSERT OR REPLACE INTO outgoing (table_id, kind, target, body, due, created, attempts, nonce, claimed) "
        "SELECT vacancy.table_id, 'vacancy', seat, coalesce(body, CAST('{}' AS BLOB)), 0.0, 0.0, 0,"
        f" coalesce(nonce, {NONCE}), claimed "
        "FROM vacancy LEFT JOIN outgoing AS unsent"
        " ON unsent.table_id = vacancy.table_id AND kind = 'vacancy' AND target = seat WHERE user = ?",
        user,
    )
    session.defer("DELETE FROM vacancy WHERE user = ?", user)


def delete_direct_messages(session: Session, user: int) -> None:
    """Let the user's direct messages be deleted, and forget where they are."""
    session.defer(
        "INSERT INTO outgoing (table_id, kind, target, body, due, created, attempts) "
        "SELECT table_id, 'retired', message, CAST(json_object('channel', channel, 'message', message) AS BLOB),"
        " 0.0, 0.0, 0 FROM posted WHERE owner = ? ON CONFLICT DO NOTHING",
        user,
    )
    session.defer("DELETE FROM posted WHERE owner = ?", user)
    session.defer(
        # What was claimed for a channel may have been sent: it is looked for, and deleted.
        "INSERT OR IGNORE INTO outgoing (table_id, kind, target, body, due, created, attempts) "
        "SELECT table_id, 'lost', nonce, CAST(json_object('channel', claimed) AS BLOB), 0.0, 0.0, 0 FROM outgoing"
        " WHERE target = ? AND claimed > 0",
        user,
    )
    session.defer("DELETE FROM outgoing WHERE kind = 'lost' AND json_extract(CAST(body AS TEXT), '$.user') = ?", user)
