ALTER TABLE "users" ADD COLUMN "storage_prefix" text;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "picture" jsonb;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "preferences" jsonb DEFAULT '{}'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "feedback_prompted_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "feedback_dismissals" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_storage_prefix_unique" UNIQUE("storage_prefix");
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"client_key" text NOT NULL,
	"rating" smallint NOT NULL,
	"comment" text,
	"page" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "feedback_once" ON "feedback" USING btree ("user_id","client_key");
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"client_key" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"storage_key" text,
	"bytes" bigint,
	"open_hash" "bytea" CONSTRAINT "data_exports_open_hash_unique" UNIQUE,
	"open_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "exports_one_running" ON "data_exports" USING btree ("user_id") WHERE state in ('queued', 'running');
--> statement-breakpoint
CREATE UNIQUE INDEX "exports_asked_once" ON "data_exports" USING btree ("user_id","client_key");
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL CONSTRAINT "erasures_user_id_unique" UNIQUE,
	"identity_uid" text NOT NULL,
	"email" text NOT NULL,
	"storage_prefix" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deletions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"reason" text NOT NULL,
	"comment" text
);
--> statement-breakpoint
-- Closes a wallet for good: what is held or left lapses, so that the lines that stay add up to nothing, and their keys,
-- which the person's devices had chosen, become numbers. Repeating changes nothing.
create function credits_close(p_user int) returns void language plpgsql as $$
declare v_account credit_accounts;
begin
  select * into v_account from credit_accounts where user_id = p_user for update;
  if found then
    if v_account.held > 0 then
      insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
        values (p_user, 'held', 'lapsed', v_account.held, 'expire', 'closed:held', 'account closed');
    end if;
    if v_account.balance > 0 then
      insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
        values (p_user, 'wallet', 'lapsed', v_account.balance, 'expire', 'closed:wallet', 'account closed');
    end if;
    delete from credit_holds where user_id = p_user;
    delete from credit_lots where user_id = p_user;
    delete from credit_accounts where user_id = p_user;
  end if;
  update ledger_entries set key = 'line:' || id where user_id = p_user and key <> 'line:' || id;
end $$;
