-- Where something was sent from: a keyed hash of the address, so that junk is known by its sender; forgotten after 30 days.
ALTER TABLE messages ADD COLUMN sender TEXT CONSTRAINT message_sender_is_a_hash CHECK (length(sender) = 43);
--> statement-breakpoint
ALTER TABLE subscribers ADD COLUMN sender TEXT CONSTRAINT subscriber_sender_is_a_hash CHECK (length(sender) = 43);
--> statement-breakpoint
ALTER TABLE comments ADD COLUMN sender TEXT CONSTRAINT comment_sender_is_a_hash CHECK (length(sender) = 43);
--> statement-breakpoint
CREATE INDEX messages_with_sender ON messages (received_at) WHERE sender IS NOT NULL;
--> statement-breakpoint
CREATE INDEX subscribers_with_sender ON subscribers (created_at) WHERE sender IS NOT NULL;
--> statement-breakpoint
CREATE INDEX comments_with_sender ON comments (created_at) WHERE sender IS NOT NULL;
