-- Which member serves a pending interaction. Its row is the claim: an interaction that reaches two members is served by
-- the one that inserted the row. The row of an interaction that was answered stays for a minute, without its token, since
-- a delivery to another member may be late.
ALTER TABLE unanswered ADD COLUMN member_id integer;
