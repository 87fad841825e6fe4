ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "custom_tokens" ADD COLUMN "signed_in_at" timestamp with time zone;
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"secret" "bytea",
	"enabled_at" timestamp with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"pending_secret" "bytea",
	"pending_at" timestamp with time zone,
	CONSTRAINT "second_factors_whole" CHECK (("second_factors"."secret" is null) = ("second_factors"."enabled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"code_hash" "bytea" NOT NULL,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factor_challenges" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"identity_session" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "second_factor_challenges_user" ON "second_factor_challenges" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "proof_codes" (
	"session_hash" "bytea" PRIMARY KEY NOT NULL REFERENCES "sessions"("id_hash") ON DELETE cascade,
	"code_hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
