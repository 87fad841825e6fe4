CREATE TABLE "character_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"character_id" integer NOT NULL,
	"cause" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"version" integer NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "character_reviews_decided" CHECK (("character_reviews"."state" = 'waiting') = ("character_reviews"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "character_reviews" ADD CONSTRAINT "character_reviews_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "character_reviews_once" ON "character_reviews" USING btree ("character_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "character_reviews_character" ON "character_reviews" USING btree ("character_id","id");--> statement-breakpoint
CREATE INDEX "character_reviews_decided_last" ON "character_reviews" USING btree ("decided_at") WHERE state in ('approved', 'refused');