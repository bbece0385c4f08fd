"""Two play at one screen in a simulated Discord: the private message turns to the pass card and back."""

from __future__ import annotations

from tests.play.club import GAME, Club, private
from tests.play.reading import button, deeds, labels, text


async def test_the_private_message_is_handed_round(club: Club) -> None:
    ada = club.member("ada")
    await club.ask(ada, "play", game=GAME)
    form = await ada.click(club.last(), custom_id=button(club.last(), "guest"))
    added = await ada.submit_modal(form, {"text": "Ben"})
    assert "Ben will play at your screen" in text(private(added))
    assert "2. Ben · plays at the screen of ada" in text(club.last())
    card = await club.press(ada, club.last(), "start")
    seat, *_ = (await club.loaded()).to_move()
    assert labels(card)[:2] == ["ada is here", "Ben is here"] and not deeds(card)
    panel = await club.press(ada, card, "here", str(seat))
    assert panel.id == card.id and deeds(panel)
    look = await club.press(ada, club.last(), "look", "hand")
    assert look.id != panel.id
    for _ in range(2):
        deed = next(deed for deed in deeds(panel) if deed.button_id.nouns[0] == "top-up")
        panel = await club.do(ada, panel, deed)
    assert panel.id == card.id and not deeds(panel)
    assert f"Hand the device to {('ada', 'Ben')[1 - seat]}" in text(panel)
    await club.press(ada, panel, "here", str(1 - seat))
    [letter] = club.letters(ada)
    assert f"For {('ada', 'Ben')[1 - seat]} alone" in text(letter)
