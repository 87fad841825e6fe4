CREATE TABLE "code_requests" (
	"address" text PRIMARY KEY NOT NULL,
	"browser" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_flows" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_flows_subject" ON "identity_flows" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_once" ON "auth_accounts" USING btree ("provider_id","account_id");--> statement-breakpoint
-- Whoever proves an address begins alone: every way in that an unproven earlier owner left is dropped, whichever call
-- proves it (better-auth does so for codes only).
create function forget_unproven_ways() returns trigger language plpgsql as $$
begin
  delete from auth_accounts where user_id = new.id;
  delete from auth_sessions where user_id = new.id;
  delete from passkeys where user_id = new.id;
  delete from custom_tokens where uid = new.id;
  delete from identity_flows where subject = new.id;
  return new;
end $$;
--> statement-breakpoint
create trigger auth_users_proven before update of email_verified on auth_users
  for each row when (new.email_verified and not old.email_verified) execute function forget_unproven_ways();
