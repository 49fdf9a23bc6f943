-- A payment stands as its provider says when asked. Money without a place is surplus, and is sent back: of an order
-- one payment at most is open that is not. That money is going back is written down before it is asked for.
CREATE TABLE payments_next (
  payment_id TEXT NOT NULL PRIMARY KEY CONSTRAINT payment_id_length CHECK (length(payment_id) BETWEEN 1 AND 100),
  order_id INTEGER NOT NULL REFERENCES orders (order_id) ON DELETE RESTRICT,
  capture_id TEXT CONSTRAINT capture_id_length CHECK (length(capture_id) BETWEEN 1 AND 100),
  state TEXT NOT NULL DEFAULT 'started' CONSTRAINT payment_state_known
    CHECK (state IN ('started', 'pending', 'captured', 'declined', 'refunding', 'refunded', 'expired')),
  -- It came although nothing was due.
  surplus INTEGER NOT NULL DEFAULT 0 CONSTRAINT surplus_or_not CHECK (surplus IN (0, 1)),
  -- In hundredths: what is asked for, and from its capture on what came.
  amount INTEGER NOT NULL CONSTRAINT payment_amount_positive CHECK (amount > 0),
  -- Of it, what went back.
  returned INTEGER NOT NULL DEFAULT 0 CONSTRAINT no_more_goes_back_than_came CHECK (returned BETWEEN 0 AND amount),
  denomination TEXT NOT NULL CONSTRAINT payment_denomination_length CHECK (length(denomination) BETWEEN 1 AND 50),
  approve_url TEXT NOT NULL CONSTRAINT approve_url_of_the_web CHECK (approve_url GLOB 'http*://?*'),
  -- How often the provider said no; part of the key of the next try, which would get the same answer otherwise.
  refusals INTEGER NOT NULL DEFAULT 0 CONSTRAINT refusals_not_negative CHECK (refusals >= 0),
  -- The move that its order makes when the money has gone back: by whom, with which note, and whether into stock.
  refund_move TEXT CONSTRAINT refund_move_is_json CHECK (json_valid(refund_move)),
  -- When the provider is asked next; nothing more is expected of it where this is null.
  look_at INTEGER,
  -- How often it was asked since anything changed, and how often in a row it gave no answer.
  looks INTEGER NOT NULL DEFAULT 0 CONSTRAINT looks_not_negative CHECK (looks >= 0),
  failures INTEGER NOT NULL DEFAULT 0 CONSTRAINT failures_not_negative CHECK (failures >= 0),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL,
  UNIQUE (capture_id),
  CONSTRAINT money_has_its_capture
    CHECK (state NOT IN ('pending', 'captured', 'refunding', 'refunded') OR capture_id IS NOT NULL),
  CONSTRAINT refund_move_of_a_refund CHECK (refund_move IS NULL OR state IN ('refunding', 'refunded'))
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO payments_next (payment_id, order_id, capture_id, state, amount, returned, denomination, approve_url, refusals,
  look_at, created_at, updated_at)
SELECT payment_id, order_id, capture_id, state, amount, iif(state = 'refunded', amount, 0), denomination, approve_url,
  refusals, iif(state IN ('started', 'pending', 'captured'), updated_at, NULL), created_at, updated_at
FROM payments;
--> statement-breakpoint
DROP TABLE payments;
--> statement-breakpoint
ALTER TABLE payments_next RENAME TO payments;
--> statement-breakpoint
CREATE UNIQUE INDEX payments_one_of_an_order ON payments (order_id)
WHERE state NOT IN ('declined', 'expired') AND NOT surplus;
--> statement-breakpoint
CREATE INDEX payments_of_an_order ON payments (order_id, created_at);
--> statement-breakpoint
CREATE INDEX payments_to_look_at ON payments (look_at) WHERE look_at IS NOT NULL;
