ALTER TABLE "subscriptions" DROP CONSTRAINT "subscriptions_sale";--> statement-breakpoint
ALTER TABLE "billing_orders" DROP CONSTRAINT "order_consent";--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_sale" ON "subscriptions" USING btree ("provider","sale_id") WHERE provider <> 'apple';--> statement-breakpoint
ALTER TABLE "billing_orders" ADD CONSTRAINT "order_consent" CHECK ("billing_orders"."kind" = 'pack' or "billing_orders"."consent_id" is not null or "billing_orders"."provider" in ('apple', 'google'));