-- What staff asked for is carried out once, however often it is sent: a line of the same batch says that it was.
CREATE TABLE idempotency_keys (
  key_hash TEXT NOT NULL PRIMARY KEY CONSTRAINT key_hash_length CHECK (length(key_hash) BETWEEN 1 AND 100),
  request_hash TEXT NOT NULL CONSTRAINT request_hash_length CHECK (length(request_hash) BETWEEN 1 AND 100),
  sent_at INTEGER NOT NULL,
  answer TEXT CONSTRAINT kept_answer_length CHECK (length(answer) BETWEEN 1 AND 2000000)
) STRICT;
--> statement-breakpoint
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (sent_at);
