-- Since when an account has its address: what was sent under it before may be somebody else's.
ALTER TABLE users ADD COLUMN email_since INTEGER;
--> statement-breakpoint
UPDATE users SET email_since = created_at WHERE email IS NOT NULL;
--> statement-breakpoint
CREATE TRIGGER email_since_insert AFTER INSERT ON users
WHEN new.email IS NOT NULL
BEGIN
  UPDATE users SET email_since = new.created_at WHERE user_id = new.user_id;
END;
--> statement-breakpoint
CREATE TRIGGER email_since_update AFTER UPDATE OF email ON users
WHEN new.email IS NOT old.email COLLATE NOCASE
BEGIN
  UPDATE users SET email_since = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE user_id = new.user_id;
END;
--> statement-breakpoint
-- Whoever asks for what was sent under an address is not kept waiting by all the others.
CREATE INDEX messages_by_email ON messages (email COLLATE NOCASE);
--> statement-breakpoint
CREATE INDEX comments_by_email ON comments (email COLLATE NOCASE);
