-- A payment as PayPal knows it. Of those of an order one at most is not over, so money comes in by that one alone.
CREATE TABLE payments (
  payment_id TEXT NOT NULL PRIMARY KEY CONSTRAINT payment_id_length CHECK (length(payment_id) BETWEEN 1 AND 100),
  order_id INTEGER NOT NULL REFERENCES orders (order_id) ON DELETE RESTRICT,
  capture_id TEXT CONSTRAINT capture_id_length CHECK (length(capture_id) BETWEEN 1 AND 100),
  state TEXT NOT NULL DEFAULT 'started' CONSTRAINT payment_state_known
    CHECK (state IN ('started', 'pending', 'captured', 'declined', 'refunded', 'expired')),
  -- In hundredths: what is asked for, and from its capture on what came.
  amount INTEGER NOT NULL CONSTRAINT payment_amount_positive CHECK (amount > 0),
  denomination TEXT NOT NULL CONSTRAINT payment_denomination_length CHECK (length(denomination) BETWEEN 1 AND 50),
  approve_url TEXT NOT NULL CONSTRAINT approve_url_of_the_web CHECK (approve_url GLOB 'http*://?*'),
  -- How often PayPal said no; part of the key of the next try, which would get the same answer otherwise.
  refusals INTEGER NOT NULL DEFAULT 0 CONSTRAINT refusals_not_negative CHECK (refusals >= 0),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (capture_id),
  CONSTRAINT money_has_its_capture CHECK (state NOT IN ('pending', 'captured', 'refunded') OR capture_id IS NOT NULL)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_of_an_order ON payments (order_id) WHERE state NOT IN ('declined', 'expired');
--> statement-breakpoint
CREATE INDEX payments_of_an_order ON payments (order_id, created_at);
--> statement-breakpoint
-- What PayPal told by itself and was carried out; it tells everything again until it is heard.
CREATE TABLE payment_messages (
  event_id TEXT NOT NULL PRIMARY KEY CONSTRAINT event_id_length CHECK (length(event_id) BETWEEN 1 AND 100),
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX payment_messages_by_date ON payment_messages (at);
--> statement-breakpoint
-- Those that wait for their money, which the sweep goes through.
CREATE INDEX orders_waiting_for_paypal ON orders (created_at) WHERE state = 'pending' AND payment = 'paypal';
