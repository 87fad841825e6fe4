CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"browser" text NOT NULL,
	"version" integer NOT NULL,
	"analytics" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consents_once" UNIQUE("user_id","browser","decided_at")
);
--> statement-breakpoint
CREATE INDEX "consents_newest" ON "consents" USING btree ("user_id","decided_at");
--> statement-breakpoint
CREATE TABLE "conversions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"event_key" text NOT NULL,
	"user_id" integer NOT NULL REFERENCES "users"("id") ON DELETE cascade,
	"event" text NOT NULL,
	"click_id" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "conversions_once" UNIQUE("network","event_key")
);
--> statement-breakpoint
CREATE INDEX "conversions_due" ON "conversions" USING btree ("next_try_at") WHERE state = 'pending';
--> statement-breakpoint
CREATE INDEX "conversions_user" ON "conversions" USING btree ("user_id");
--> statement-breakpoint
CREATE TABLE "affiliate_applications" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"social_url" text,
	"telegram_id" text,
	"website" text,
	"join_reason" text,
	"promote_explanation" text NOT NULL,
	"tell_us_more" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "affiliate_applications_email" ON "affiliate_applications" USING btree ("email","created_at");
--> statement-breakpoint
CREATE INDEX "affiliate_applications_due" ON "affiliate_applications" USING btree ("next_try_at") WHERE mailed_at is null;
