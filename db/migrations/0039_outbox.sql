-- The outbox: whatever is to be told by mail. A letter waits here until it was sent, or given up; what it says is made when
-- it is sent.
CREATE TABLE letters (
  letter_id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  recipient TEXT NOT NULL COLLATE NOCASE
    CONSTRAINT recipient_is_an_address CHECK (
      recipient LIKE '_%@_%' AND recipient NOT GLOB '*[ ,;<>]*' AND length(recipient) <= 254
    ),
  -- Where the shop was found by whoever caused it; its links lead there.
  origin TEXT NOT NULL,
  order_id INTEGER REFERENCES orders (order_id) ON DELETE CASCADE,
  subscriber_id INTEGER REFERENCES subscribers (subscriber_id) ON DELETE CASCADE,
  user_id INTEGER REFERENCES users (user_id) ON DELETE CASCADE,
  reply_id INTEGER REFERENCES message_replies (reply_id) ON DELETE CASCADE,
  written_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0 CONSTRAINT letter_tries_not_negative CHECK (tries >= 0),
  sent_at INTEGER,
  given_up_at INTEGER,
  -- Why it was not sent the last time.
  problem TEXT,
  CONSTRAINT letter_ends_once CHECK (sent_at IS NULL OR given_up_at IS NULL)
) STRICT;
--> statement-breakpoint
-- Each move of an order is told once; a subscriber is asked by one letter, however often they ask for it.
CREATE UNIQUE INDEX letters_of_an_order ON letters (order_id, kind) WHERE order_id IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX letters_of_a_subscriber ON letters (subscriber_id) WHERE subscriber_id IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX letters_of_a_reply ON letters (reply_id) WHERE reply_id IS NOT NULL;
--> statement-breakpoint
CREATE INDEX letters_of_a_user ON letters (user_id) WHERE user_id IS NOT NULL;
--> statement-breakpoint
-- Those that wait, by when they are due, and those that were given up.
CREATE INDEX letters_unsent ON letters (given_up_at, due_at) WHERE sent_at IS NULL;
--> statement-breakpoint
CREATE INDEX letters_sent ON letters (recipient, sent_at) WHERE sent_at IS NOT NULL;
--> statement-breakpoint
INSERT INTO letters (kind, recipient, origin, order_id, written_at, due_at, tries, sent_at)
SELECT 'order-' || kind, email, origin, order_id, due_at, due_at, tries, sent_at
FROM order_letters JOIN orders USING (order_id) WHERE email LIKE '_%@_%' AND email NOT GLOB '*[ ,;<>]*';
--> statement-breakpoint
INSERT INTO letters (kind, recipient, origin, subscriber_id, written_at, due_at, tries, sent_at)
SELECT 'newsletter-confirmation', email, origin, subscriber_id, due_at, due_at, tries, sent_at
FROM subscriber_letters JOIN subscribers USING (subscriber_id) WHERE email LIKE '_%@_%' AND email NOT GLOB '*[ ,;<>]*';
--> statement-breakpoint
DROP TABLE order_letters;
--> statement-breakpoint
DROP TABLE subscriber_letters;
--> statement-breakpoint
-- How the shop deals with orders; one row.
CREATE TABLE order_settings (
  id INTEGER PRIMARY KEY CONSTRAINT only_one_order_settings CHECK (id = 1),
  -- Who is told of each new order, by mail.
  new_orders_email TEXT CONSTRAINT new_orders_email_length CHECK (length(new_orders_email) BETWEEN 3 AND 254),
  -- An order to be transferred that was not paid by then is cancelled, and gives its pieces back.
  transfer_days INTEGER NOT NULL DEFAULT 7 CONSTRAINT transfer_days_in_a_year CHECK (transfer_days BETWEEN 1 AND 365),
  -- So many pieces a guest may have ordered that nobody has paid.
  unpaid_pieces INTEGER NOT NULL DEFAULT 100 CONSTRAINT unpaid_pieces_some CHECK (unpaid_pieces BETWEEN 1 AND 100000),
  version INTEGER NOT NULL DEFAULT 1
) STRICT;
--> statement-breakpoint
INSERT INTO order_settings (id) VALUES (1);
