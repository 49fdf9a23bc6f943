-- Of the prices below their retail price that stand in the lists of a country, a page is read in either order.
CREATE INDEX product_prices_reduced ON product_prices (country_id, display_at_website, leading, product_code)
WHERE retail_price > net_price;
--> statement-breakpoint
CREATE INDEX product_prices_reduced_by_net
ON product_prices (country_id, display_at_website, leading, net_price, product_code) WHERE retail_price > net_price;
