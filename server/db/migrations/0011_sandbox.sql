CREATE TABLE "sandbox_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"customer" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"months" smallint,
	"redirect_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"saved_method" boolean NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"card" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_checkouts_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"order_id" uuid NOT NULL,
	"sale_id" text,
	"kind" text NOT NULL,
	"transaction_id" text,
	"parent_id" text,
	"amount_cents" integer,
	"currency" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone,
	"terminates" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"claimed_until" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "sandbox_events_key_unique" UNIQUE("key"),
	CONSTRAINT "sandbox_events_transaction_id_unique" UNIQUE("transaction_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_sales" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"description" text NOT NULL,
	"months" smallint,
	"state" text NOT NULL,
	"renewals_fail" boolean NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"events_held" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"periods" integer DEFAULT 1 NOT NULL,
	"paid_until" timestamp with time zone,
	"next_charge_at" timestamp with time zone,
	CONSTRAINT "sandbox_sales_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_switch" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"down" boolean NOT NULL,
	CONSTRAINT "sandbox_switch_one" CHECK ("sandbox_switch"."only")
);
--> statement-breakpoint
CREATE INDEX "sandbox_checkouts_paid" ON "sandbox_checkouts" USING btree ("customer","changed_at") WHERE state = 'paid';--> statement-breakpoint
CREATE INDEX "sandbox_events_sale" ON "sandbox_events" USING btree ("sale_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_order" ON "sandbox_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("next_try_at") WHERE delivered_at is null;--> statement-breakpoint
CREATE INDEX "sandbox_sales_due" ON "sandbox_sales" USING btree ("next_charge_at") WHERE state = 'active';--> statement-breakpoint
CREATE INDEX "sandbox_sales_ending" ON "sandbox_sales" USING btree ("paid_until") WHERE state = 'cancelled';
