CREATE TABLE "blocked_pictures" (
	"id" serial PRIMARY KEY NOT NULL,
	"sha256" "bytea" NOT NULL,
	"pdq" bit(256),
	"reason" text NOT NULL,
	"added_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blocked_pictures_sha256_unique" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "picture_hashes" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"subject" text NOT NULL,
	"sha256" "bytea" NOT NULL,
	"pdq" bit(256),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "boundaries" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "picture_hashes" ADD CONSTRAINT "picture_hashes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "picture_hashes_subject" ON "picture_hashes" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "picture_hashes_sha256" ON "picture_hashes" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "picture_hashes_person" ON "picture_hashes" USING btree ("user_id");