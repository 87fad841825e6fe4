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
CREATE INDEX "events_age" ON "events" USING brin ("created_at");--> statement-breakpoint
DROP INDEX "memories_current";--> statement-breakpoint
CREATE INDEX "affiliate_commissions_affiliate" ON "affiliate_commissions" USING btree ("affiliate_id");--> statement-breakpoint
CREATE INDEX "affiliate_commissions_statement" ON "affiliate_commissions" USING btree ("statement_id") WHERE statement_id is not null;--> statement-breakpoint
CREATE INDEX "calls_of_message" ON "calls" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "content_reports_person" ON "content_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "character_versions_portrait" ON "character_versions" USING btree ("portrait_id");--> statement-breakpoint
CREATE INDEX "characters_portrait" ON "characters" USING btree ("portrait_id") WHERE portrait_id is not null;--> statement-breakpoint
CREATE INDEX "conversations_character" ON "conversations" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "suggested_lines_conversation" ON "suggested_lines" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "surprises_message" ON "surprises" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "accounts_expiry" ON "credit_accounts" USING btree ("next_expiry") WHERE next_expiry is not null;--> statement-breakpoint
CREATE INDEX "photos_of_character" ON "photos" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "photos_of_conversation" ON "photos" USING btree ("conversation_id") WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX "voice_notes_of_conversation" ON "voice_notes" USING btree ("conversation_id") WHERE conversation_id is not null;--> statement-breakpoint
CREATE INDEX "memories_of" ON "memories" USING btree ("user_id","character_id","id");--> statement-breakpoint
CREATE INDEX "memories_character" ON "memories" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "memory_books_character" ON "memory_books" USING btree ("character_id");--> statement-breakpoint
CREATE INDEX "character_reports_person" ON "character_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "character_reports_character" ON "character_reports" USING btree ("character_id");