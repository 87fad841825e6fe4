CREATE TABLE "billing_differences" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"subscription_id" bigint,
	"key" text NOT NULL,
	"what" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"solved_at" timestamp with time zone,
	CONSTRAINT "billing_differences_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "billing_mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"values" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "billing_mails_once" UNIQUE("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "billing_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"price_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"credits" integer,
	"months" smallint,
	"provider" text NOT NULL,
	"test" boolean NOT NULL,
	"consent_id" bigint,
	"checkout_url" text,
	"state" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_once" UNIQUE("user_id","client_key"),
	CONSTRAINT "order_positive" CHECK ("billing_orders"."amount_cents" > 0),
	CONSTRAINT "order_whole" CHECK (("billing_orders"."kind" = 'plan') = ("billing_orders"."months" is not null) and ("billing_orders"."kind" = 'pack') = ("billing_orders"."credits" is not null)),
	CONSTRAINT "order_consent" CHECK ("billing_orders"."kind" = 'pack' or "billing_orders"."consent_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "billing_visits" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "billing_visits_day_page_pk" PRIMARY KEY("day","page")
);
--> statement-breakpoint
CREATE TABLE "payment_facts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_key" text NOT NULL,
	"digest" text NOT NULL,
	"kind" text NOT NULL,
	"order_id" uuid,
	"sale_id" text,
	"transaction_id" text,
	"parent_id" text,
	"amount_cents" integer,
	"currency" text,
	"occurred_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone,
	"terminates" boolean DEFAULT false NOT NULL,
	"test" boolean NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"raw" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "facts_once" UNIQUE("provider","event_key")
);
--> statement-breakpoint
CREATE TABLE "renewal_consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"client" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"sale_id" text NOT NULL,
	"price_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"months" smallint NOT NULL,
	"test" boolean NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"renews_at" timestamp with time zone,
	"price_held_until" timestamp with time zone NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_wanted_at" timestamp with time zone,
	"cancel_told_at" timestamp with time zone,
	"resume_wanted_at" timestamp with time zone,
	"tell_attempts" integer DEFAULT 0 NOT NULL,
	"next_tell_at" timestamp with time zone,
	"next_grant_at" timestamp with time zone,
	"reminded_for" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "subscriptions_sale" UNIQUE("provider","sale_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "purchases_frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "billing_mails" ADD CONSTRAINT "billing_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_mails_due" ON "billing_mails" USING btree ("next_try_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "orders_user" ON "billing_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_open" ON "billing_orders" USING btree ("created_at") WHERE state in ('pending', 'declined');--> statement-breakpoint
CREATE INDEX "facts_order" ON "payment_facts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "facts_sale" ON "payment_facts" USING btree ("provider","sale_id");--> statement-breakpoint
CREATE INDEX "facts_due" ON "payment_facts" USING btree ("next_try_at") WHERE state in ('waiting', 'provisional');--> statement-breakpoint
CREATE INDEX "renewal_consents_user" ON "renewal_consents" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_grants" ON "subscriptions" USING btree ("next_grant_at") WHERE next_grant_at is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_tell" ON "subscriptions" USING btree ("next_tell_at") WHERE next_tell_at is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_renewals" ON "subscriptions" USING btree ("renews_at") WHERE renews_at is not null;
--> statement-breakpoint
-- Takes back what a payment brought that was taken back itself: at most what is left of its lot, never below zero. With all of
-- the lot asked for it also ends, so that credits which are held or reserved now lapse when they come back. Repeating
-- (source, reverse key) changes nothing. Answers how many were taken.
create function credits_reverse(p_user int, p_source text, p_key text, p_credits int, p_reverse_key text, p_now timestamptz)
returns int language plpgsql as $$
declare v_lot credit_lots; v_take int;
begin
  perform 1 from credit_accounts where user_id = p_user for update;
  select * into v_lot from credit_lots where user_id = p_user and source = p_source and key = p_key for update;
  if not found then return 0; end if;
  perform 1 from ledger_entries where user_id = p_user and kind = 'reverse' and key = p_source || ':' || p_reverse_key;
  if found then return 0; end if;
  if p_credits >= v_lot.granted and (v_lot.expires_at is null or v_lot.expires_at > p_now) then
    update credit_lots set expires_at = p_now where id = v_lot.id;
  end if;
  v_take := least(p_credits, v_lot.remaining);
  if v_take = 0 then return 0; end if;
  update credit_lots set remaining = remaining - v_take where id = v_lot.id;
  insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
    values (p_user, 'wallet', 'reversed', v_take, 'reverse', p_source || ':' || p_reverse_key, 'payment taken back');
  update credit_accounts set balance = balance - v_take, rev = rev + 1 where user_id = p_user;
  return v_take;
end $$;
