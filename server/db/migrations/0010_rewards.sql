CREATE TABLE "affiliate_commissions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"payment_id" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"line" smallint NOT NULL,
	"test" boolean NOT NULL,
	"percent" smallint NOT NULL,
	"money_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"month" text NOT NULL,
	"statement_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliate_commissions_once" UNIQUE("payment_id","line")
);
--> statement-breakpoint
CREATE TABLE "affiliate_months" (
	"month" text NOT NULL,
	"test" boolean NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "affiliate_months_month_test_pk" PRIMARY KEY("month","test")
);
--> statement-breakpoint
CREATE TABLE "affiliate_statements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"affiliate_id" integer NOT NULL,
	"month" text NOT NULL,
	"test" boolean NOT NULL,
	"payments" integer NOT NULL,
	"money_cents" integer NOT NULL,
	"commission_cents" integer NOT NULL,
	"carried_cents" integer NOT NULL,
	"payable_cents" integer NOT NULL,
	"left_cents" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_statements_once" UNIQUE("affiliate_id","month","test"),
	CONSTRAINT "affiliate_statements_whole" CHECK ("affiliate_statements"."commission_cents" + "affiliate_statements"."carried_cents" = "affiliate_statements"."payable_cents" + "affiliate_statements"."left_cents"
    and "affiliate_statements"."payable_cents" >= 0 and "affiliate_statements"."left_cents" <= 0 and "affiliate_statements"."carried_cents" <= 0)
);
--> statement-breakpoint
CREATE TABLE "affiliates" (
	"id" serial PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"percent" smallint,
	"application_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "affiliates_code_unique" UNIQUE("code"),
	CONSTRAINT "affiliates_application_id_unique" UNIQUE("application_id"),
	CONSTRAINT "affiliates_percent" CHECK ("affiliates"."percent" between 1 and 100)
);
--> statement-breakpoint
CREATE TABLE "reward_code_claims" (
	"code" text NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_code_claims_code_user_id_pk" PRIMARY KEY("code","user_id")
);
--> statement-breakpoint
CREATE TABLE "reward_code_mailboxes" (
	"digest" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"credits" integer NOT NULL,
	"most" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_codes_positive" CHECK ("reward_codes"."credits" > 0 and "reward_codes"."most" > 0),
	CONSTRAINT "reward_codes_bounds" CHECK ("reward_codes"."claimed" >= 0 and "reward_codes"."claimed" <= "reward_codes"."most")
);
--> statement-breakpoint
CREATE TABLE "reward_friends" (
	"friend_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"mailbox" "bytea",
	"domain" "bytea",
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_friends_mailbox_unique" UNIQUE("mailbox")
);
--> statement-breakpoint
CREATE TABLE "reward_invitations" (
	"friend_id" integer PRIMARY KEY NOT NULL,
	"inviter_id" integer NOT NULL,
	"client" "bytea",
	"browser" "bytea",
	"refused" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reward_invites" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reward_invites_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "reward_traces" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"digest" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_traces_user_id_kind_digest_pk" PRIMARY KEY("user_id","kind","digest")
);
--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_commissions" ADD CONSTRAINT "affiliate_commissions_statement_id_affiliate_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."affiliate_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_statements" ADD CONSTRAINT "affiliate_statements_affiliate_id_affiliates_id_fk" FOREIGN KEY ("affiliate_id") REFERENCES "public"."affiliates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_code_claims" ADD CONSTRAINT "reward_code_claims_code_reward_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."reward_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_code_claims" ADD CONSTRAINT "reward_code_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_friends" ADD CONSTRAINT "reward_friends_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_invitations" ADD CONSTRAINT "reward_invitations_friend_id_users_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_invitations" ADD CONSTRAINT "reward_invitations_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_invites" ADD CONSTRAINT "reward_invites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_traces" ADD CONSTRAINT "reward_traces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_open" ON "affiliate_commissions" USING btree ("affiliate_id") WHERE statement_id is null;--> statement-breakpoint
CREATE INDEX "affiliate_commissions_order" ON "affiliate_commissions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "reward_code_claims_user" ON "reward_code_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reward_friends_user" ON "reward_friends" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reward_invitations_inviter" ON "reward_invitations" USING btree ("inviter_id");--> statement-breakpoint
CREATE INDEX "reward_traces_seen" ON "reward_traces" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "users_affiliate" ON "users" USING btree (lower(custom_attributes ->> 'refer_id')) WHERE custom_attributes ->> 'refer_source' = 'affiliate';--> statement-breakpoint
-- What partners are paid is bookkeeping: statements never change, lines only learn which statement they are in.
create function keep_statement() returns trigger language plpgsql as $$
begin
  raise exception 'statements of affiliates never change';
end $$;
--> statement-breakpoint
create trigger affiliate_statements_kept before update or delete on affiliate_statements for each row execute function keep_statement();
--> statement-breakpoint
create function keep_commission() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.statement_id is null and to_jsonb(new) - 'statement_id' = to_jsonb(old) - 'statement_id' then return new; end if;
  raise exception 'commission lines never change';
end $$;
--> statement-breakpoint
create trigger affiliate_commissions_kept before update or delete on affiliate_commissions for each row execute function keep_commission();
