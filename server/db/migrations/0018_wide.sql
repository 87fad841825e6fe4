ALTER TABLE "conversations" ADD COLUMN "suggestions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "read_aloud" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "wallpaper" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "voice" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reaction" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reaction_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "messages_reacted" ON "messages" USING btree ("conversation_id") WHERE reaction_new;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_wallpaper" CHECK (wallpaper in ('none', 'portrait', 'wine', 'dusk', 'sand', 'night'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reaction" CHECK ("messages"."reaction" in ('heart', 'laugh', 'wow', 'sad', 'thanks', 'thumbs_up'));