CREATE TABLE "conversation_members" (
	"id" serial PRIMARY KEY NOT NULL,
	"conversation_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"joined_after" bigint NOT NULL,
	"left_after" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "turns" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "character_id" integer;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_members" ADD CONSTRAINT "conversation_members_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversation_members_of" ON "conversation_members" USING btree ("conversation_id","position");--> statement-breakpoint
CREATE INDEX "conversation_members_character" ON "conversation_members" USING btree ("character_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_members_once" ON "conversation_members" USING btree ("conversation_id","character_id") WHERE left_after is null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_turns" CHECK (turns in ('in_turn', 'named'));