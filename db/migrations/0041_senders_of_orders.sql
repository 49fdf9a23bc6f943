-- Where an order came from: a keyed hash of the address, for 30 days. Staff cancel what one sender ordered and nobody paid.
ALTER TABLE orders ADD COLUMN sender TEXT;
--> statement-breakpoint
CREATE INDEX orders_waiting_by_sender ON orders (sender) WHERE state = 'pending' AND sender IS NOT NULL;
--> statement-breakpoint
CREATE INDEX orders_waiting_by_email ON orders (email) WHERE state = 'pending';
