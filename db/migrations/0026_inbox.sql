-- What visitors wrote becomes an inbox: where a message is, whether it was read, who moved it, and what was answered.
ALTER TABLE messages ADD COLUMN state TEXT NOT NULL DEFAULT 'inbox'
  CONSTRAINT message_state_known CHECK (state IN ('inbox', 'archived', 'junk'));
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN read_at INTEGER;
--> statement-breakpoint
-- Whoever of staff moved it last; nobody where it lies as it came, in the inbox or, from a known sender of junk, there.
ALTER TABLE messages ADD COLUMN moved_by TEXT
  CONSTRAINT message_moved_by_length CHECK (length(moved_by) BETWEEN 1 AND 254);
--> statement-breakpoint
ALTER TABLE messages ADD COLUMN moved_at INTEGER
  CONSTRAINT message_moved_by_somebody CHECK ((moved_by IS NULL) = (moved_at IS NULL));
--> statement-breakpoint
CREATE TRIGGER messages_are_moved_by_somebody BEFORE UPDATE OF state ON messages
WHEN new.state <> old.state AND new.moved_by IS NULL
BEGIN
  SELECT RAISE(ABORT, 'A message is moved by somebody.');
END;
--> statement-breakpoint
CREATE INDEX messages_by_state ON messages (state, received_at, message_id);
--> statement-breakpoint
-- The number beside the inbox is counted along this, so it costs what is unread and no more.
CREATE INDEX messages_unread ON messages (received_at) WHERE read_at IS NULL AND state = 'inbox';
--> statement-breakpoint
CREATE INDEX messages_judged_by_email ON messages (email COLLATE NOCASE, moved_at) WHERE moved_at IS NOT NULL;
--> statement-breakpoint
CREATE INDEX messages_judged_by_sender ON messages (sender, moved_at) WHERE moved_at IS NOT NULL;
--> statement-breakpoint
CREATE TABLE message_replies (
  reply_id INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id TEXT NOT NULL REFERENCES messages (message_id) ON DELETE CASCADE,
  text TEXT NOT NULL CONSTRAINT reply_length CHECK (length(text) BETWEEN 1 AND 10000),
  written_by TEXT NOT NULL CONSTRAINT reply_written_by_length CHECK (length(written_by) BETWEEN 1 AND 254),
  sent_at INTEGER NOT NULL
) STRICT;
--> statement-breakpoint
CREATE INDEX message_replies_of_a_message ON message_replies (message_id, reply_id);
--> statement-breakpoint
CREATE TRIGGER message_replies_stay_as_sent BEFORE UPDATE ON message_replies
BEGIN
  SELECT RAISE(ABORT, 'What was sent stays as it was sent.');
END;
--> statement-breakpoint
-- An address gets letters once whoever reads its mail has said so, and until they say otherwise.
ALTER TABLE subscribers ADD COLUMN state TEXT NOT NULL DEFAULT 'pending'
  CONSTRAINT subscriber_state_known CHECK (state IN ('pending', 'confirmed', 'unsubscribed'));
--> statement-breakpoint
ALTER TABLE subscribers ADD COLUMN confirmed_at INTEGER
  CONSTRAINT subscriber_confirmed_at CHECK ((confirmed_at IS NULL) = (state = 'pending'));
--> statement-breakpoint
ALTER TABLE subscribers ADD COLUMN unsubscribed_at INTEGER
  CONSTRAINT subscriber_unsubscribed_at CHECK ((unsubscribed_at IS NULL) = (state <> 'unsubscribed'));
--> statement-breakpoint
ALTER TABLE subscribers ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
--> statement-breakpoint
CREATE TRIGGER subscribers_are_asked_first BEFORE UPDATE OF state ON subscribers
WHEN new.state = 'confirmed' AND old.state = 'unsubscribed'
BEGIN
  SELECT RAISE(ABORT, 'Who unsubscribed is asked before they are a subscriber again.');
END;
--> statement-breakpoint
CREATE INDEX subscribers_by_state ON subscribers (state, created_at);
--> statement-breakpoint
-- The letter that asks for the confirmation: written down with the address, sent after the answer, again by the sweep.
CREATE TABLE subscriber_letters (
  subscriber_id INTEGER PRIMARY KEY REFERENCES subscribers (subscriber_id) ON DELETE CASCADE,
  -- Where the shop was found by whoever asked; its links lead there.
  origin TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0 CONSTRAINT subscriber_tries_not_negative CHECK (tries >= 0),
  due_at INTEGER NOT NULL,
  sent_at INTEGER
) STRICT;
--> statement-breakpoint
CREATE INDEX subscriber_letters_due ON subscriber_letters (due_at) WHERE sent_at IS NULL;
