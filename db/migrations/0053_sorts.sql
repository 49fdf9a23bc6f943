-- As the list shows whom an order is for.
CREATE INDEX orders_by_customer ON orders (lower(billing ->> 'firstName' || ' ' || (billing ->> 'lastName')), created_at);
--> statement-breakpoint
CREATE INDEX reviews_by_product ON reviews (product_code, review_id);
