-- Each night the shop reads what a provider took: how far, and what it found of orders that it does not have.
CREATE TABLE takings_read (
  method TEXT NOT NULL PRIMARY KEY CONSTRAINT takings_method_length CHECK (length(method) BETWEEN 1 AND 50),
  read_until INTEGER NOT NULL,
  up_to INTEGER NOT NULL,
  page INTEGER NOT NULL DEFAULT 1 CONSTRAINT takings_page_positive CHECK (page > 0),
  problem TEXT CONSTRAINT takings_problem_length CHECK (length(problem) BETWEEN 1 AND 500)
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE unknown_takings (
  capture_id TEXT NOT NULL PRIMARY KEY CONSTRAINT taken_capture_id_length CHECK (length(capture_id) BETWEEN 1 AND 100),
  method TEXT NOT NULL CONSTRAINT taken_method_length CHECK (length(method) BETWEEN 1 AND 50),
  order_number TEXT NOT NULL CONSTRAINT taken_order_number_length CHECK (length(order_number) BETWEEN 1 AND 50),
  amount INTEGER NOT NULL CONSTRAINT taken_amount_positive CHECK (amount > 0),
  denomination TEXT NOT NULL CONSTRAINT taken_denomination_length CHECK (length(denomination) BETWEEN 1 AND 50),
  taken_at INTEGER NOT NULL,
  done_at INTEGER
) STRICT, WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX unknown_takings_open ON unknown_takings (taken_at) WHERE done_at IS NULL;
--> statement-breakpoint
-- Why staff have to do something about a payment; kept by triggers, so that those are found without a look at the others.
ALTER TABLE payments ADD COLUMN unsettled TEXT CONSTRAINT unsettled_known
  CHECK (unsettled IN ('surplus', 'unplaced', 'refund-refused', 'unanswered'));
--> statement-breakpoint
CREATE INDEX payments_unsettled ON payments (created_at) WHERE unsettled IS NOT NULL;
--> statement-breakpoint
UPDATE payments SET unsettled = iif(surplus, 'surplus', 'unplaced')
WHERE state = 'captured' AND (
  surplus OR (SELECT state FROM orders WHERE orders.order_id = payments.order_id) IN ('pending', 'cancelled', 'refunded')
);
--> statement-breakpoint
UPDATE payments SET unsettled = iif(state = 'captured' AND refusals > 0, 'refund-refused', 'unanswered')
WHERE unsettled IS NULL AND look_at IS NOT NULL AND (state = 'captured' AND refusals > 0 OR failures >= 3);
--> statement-breakpoint
-- Written by npm run db:triggers, from db/triggers/.
DROP TRIGGER IF EXISTS payment_unsettled_insert;
--> statement-breakpoint
CREATE TRIGGER payment_unsettled_insert AFTER INSERT ON payments
BEGIN
  UPDATE payments SET unsettled = iif(payments.state = 'captured' AND surplus, 'surplus',
  iif(payments.state = 'captured' AND (
    SELECT state FROM orders WHERE orders.order_id = payments.order_id
  ) IN ('pending', 'cancelled', 'refunded'), 'unplaced',
  iif(payments.state = 'captured' AND refusals > 0 AND look_at IS NOT NULL, 'refund-refused',
  iif(failures >= 3 AND look_at IS NOT NULL, 'unanswered', NULL)))) WHERE payment_id = new.payment_id AND unsettled IS NOT iif(payments.state = 'captured' AND surplus, 'surplus',
  iif(payments.state = 'captured' AND (
    SELECT state FROM orders WHERE orders.order_id = payments.order_id
  ) IN ('pending', 'cancelled', 'refunded'), 'unplaced',
  iif(payments.state = 'captured' AND refusals > 0 AND look_at IS NOT NULL, 'refund-refused',
  iif(failures >= 3 AND look_at IS NOT NULL, 'unanswered', NULL))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS payment_unsettled_update;
--> statement-breakpoint
CREATE TRIGGER payment_unsettled_update AFTER UPDATE OF state, surplus, refusals, failures, look_at ON payments
BEGIN
  UPDATE payments SET unsettled = iif(payments.state = 'captured' AND surplus, 'surplus',
  iif(payments.state = 'captured' AND (
    SELECT state FROM orders WHERE orders.order_id = payments.order_id
  ) IN ('pending', 'cancelled', 'refunded'), 'unplaced',
  iif(payments.state = 'captured' AND refusals > 0 AND look_at IS NOT NULL, 'refund-refused',
  iif(failures >= 3 AND look_at IS NOT NULL, 'unanswered', NULL)))) WHERE payment_id = new.payment_id AND unsettled IS NOT iif(payments.state = 'captured' AND surplus, 'surplus',
  iif(payments.state = 'captured' AND (
    SELECT state FROM orders WHERE orders.order_id = payments.order_id
  ) IN ('pending', 'cancelled', 'refunded'), 'unplaced',
  iif(payments.state = 'captured' AND refusals > 0 AND look_at IS NOT NULL, 'refund-refused',
  iif(failures >= 3 AND look_at IS NOT NULL, 'unanswered', NULL))));
END;
--> statement-breakpoint
DROP TRIGGER IF EXISTS payment_unsettled_by_its_order;
--> statement-breakpoint
CREATE TRIGGER payment_unsettled_by_its_order AFTER UPDATE OF state ON orders
WHEN new.state <> old.state
BEGIN
  UPDATE payments SET unsettled = iif(payments.state = 'captured' AND surplus, 'surplus',
  iif(payments.state = 'captured' AND (
    SELECT state FROM orders WHERE orders.order_id = payments.order_id
  ) IN ('pending', 'cancelled', 'refunded'), 'unplaced',
  iif(payments.state = 'captured' AND refusals > 0 AND look_at IS NOT NULL, 'refund-refused',
  iif(failures >= 3 AND look_at IS NOT NULL, 'unanswered', NULL)))) WHERE order_id = new.order_id AND unsettled IS NOT iif(payments.state = 'captured' AND surplus, 'surplus',
  iif(payments.state = 'captured' AND (
    SELECT state FROM orders WHERE orders.order_id = payments.order_id
  ) IN ('pending', 'cancelled', 'refunded'), 'unplaced',
  iif(payments.state = 'captured' AND refusals > 0 AND look_at IS NOT NULL, 'refund-refused',
  iif(failures >= 3 AND look_at IS NOT NULL, 'unanswered', NULL))));
END;
