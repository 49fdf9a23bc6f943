-- Sign-ins that were ended by signing out, until they would have ended by themselves; a token is known by its hash.
CREATE TABLE ended_tokens (
  token_hash TEXT PRIMARY KEY,
  forgotten_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX ended_tokens_over ON ended_tokens (forgotten_at);
--> statement-breakpoint
-- The address that an account is to have once whoever reads its mail has said so.
ALTER TABLE users ADD COLUMN new_email TEXT COLLATE NOCASE
  CONSTRAINT new_email_length CHECK (length(new_email) BETWEEN 3 AND 254);
