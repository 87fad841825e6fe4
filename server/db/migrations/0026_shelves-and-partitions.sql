CREATE SEQUENCE "public"."public_changes" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
-- Before its first use a sequence reads as after it.
SELECT setval('public_changes', 1);--> statement-breakpoint
CREATE TABLE "character_tags" (
	"character_id" integer NOT NULL,
	"tag" text NOT NULL,
	"gender" text NOT NULL,
	"fame" smallint NOT NULL,
	CONSTRAINT "character_tags_character_id_tag_pk" PRIMARY KEY("character_id","tag")
);
--> statement-breakpoint
-- As character_tags_follow keeps them from now on.
INSERT INTO "character_tags" SELECT DISTINCT c."id", tag, c."gender", (10 * ln(c."conversations_count" + 1))::smallint
	FROM "characters" c, jsonb_array_elements_text(c."tags") AS tag WHERE c."visibility" = 'public';--> statement-breakpoint
ALTER TABLE "character_tags" ADD CONSTRAINT "character_tags_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_tags_shelf" ON "character_tags" USING btree ("tag","gender","fame","character_id");--> statement-breakpoint
CREATE INDEX "characters_shelf" ON "characters" USING btree ("gender","category","conversations_count","id") WHERE visibility = 'public';--> statement-breakpoint
-- Two days of what pages resume from; a page that finds it gone reads everything again (docs/developers/realtime.md).
DROP TABLE "events";--> statement-breakpoint
CREATE TABLE "events" (
	"user_id" integer NOT NULL,
	"seq" bigint NOT NULL,
	"batch" json NOT NULL,
	"slot" smallint DEFAULT ((now() at time zone 'UTC')::date - date '2000-01-01') % 4 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "events_user_id_seq_slot_pk" PRIMARY KEY("user_id","seq","slot")
) PARTITION BY LIST ("slot");
--> statement-breakpoint
CREATE TABLE "events_0" PARTITION OF "events" FOR VALUES IN (0);--> statement-breakpoint
CREATE TABLE "events_1" PARTITION OF "events" FOR VALUES IN (1);--> statement-breakpoint
CREATE TABLE "events_2" PARTITION OF "events" FOR VALUES IN (2);--> statement-breakpoint
CREATE TABLE "events_3" PARTITION OF "events" FOR VALUES IN (3);--> statement-breakpoint
CREATE INDEX "events_age" ON "events" USING brin ("created_at");
