DROP INDEX "conversations_one_each";--> statement-breakpoint
DROP INDEX "messages_page";--> statement-breakpoint
DROP INDEX "character_reports_once";--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "client_key" text;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "memories" text DEFAULT 'shared' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "apart_from" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "archived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "back_to" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "parent_id" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "pinned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "surprises" ADD COLUMN "steps" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "remembering" ADD COLUMN "stories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "character_reports" ADD COLUMN "message_id" bigint;--> statement-breakpoint
ALTER TABLE "character_reports" ADD COLUMN "said" text;--> statement-breakpoint
CREATE INDEX "conversations_of" ON "conversations" USING btree ("user_id","character_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_begun_once" ON "conversations" USING btree ("user_id","client_key") WHERE client_key is not null;--> statement-breakpoint
CREATE INDEX "conversations_trash" ON "conversations" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "messages_hidden" ON "messages" USING btree ("conversation_id","parent_id","id") WHERE not shown;--> statement-breakpoint
CREATE INDEX "messages_trash" ON "messages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "messages_page" ON "messages" USING btree ("conversation_id","shown","id");--> statement-breakpoint
CREATE UNIQUE INDEX "character_reports_once" ON "character_reports" USING btree ("user_id","character_id",coalesce(message_id, 0)) WHERE settled_at is null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_memories" CHECK (memories in ('shared', 'own'));--> statement-breakpoint
UPDATE messages m SET parent_id = b.before FROM (SELECT id, coalesce(lag(id) OVER (PARTITION BY conversation_id ORDER BY id), 0) AS before FROM messages) b WHERE b.id = m.id AND b.before <> 0;--> statement-breakpoint
UPDATE conversations c SET last_message_id = (SELECT max(m.id) FROM messages m WHERE m.conversation_id = c.id);--> statement-breakpoint
UPDATE surprises SET steps = jsonb_build_object(step_message_id, jsonb_build_object('state', state, 'next', next)) WHERE ended_at IS NULL;
