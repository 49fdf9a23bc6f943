-- A CHECK cannot be altered, so a new way to pay would have needed this every time. From here on a trigger knows the
-- ways to pay, and is written from their descriptions; the empty default is none of them, so it refuses that too.
DROP TRIGGER order_moved_to_its_state;
--> statement-breakpoint
DROP INDEX orders_by_payment;
--> statement-breakpoint
DROP INDEX orders_waiting_for_paypal;
--> statement-breakpoint
ALTER TABLE orders ADD COLUMN paid_by TEXT NOT NULL DEFAULT '';
--> statement-breakpoint
UPDATE orders SET paid_by = payment;
--> statement-breakpoint
ALTER TABLE orders DROP COLUMN payment;
--> statement-breakpoint
ALTER TABLE orders RENAME COLUMN paid_by TO payment;
--> statement-breakpoint
CREATE INDEX orders_by_payment ON orders (payment, created_at);
--> statement-breakpoint
CREATE INDEX orders_waiting_for_payment ON orders (payment, created_at) WHERE state = 'pending';
