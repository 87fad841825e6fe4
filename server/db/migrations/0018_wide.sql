CREATE TABLE "email_changes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"session_hash" "bytea" NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"code_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone,
	"undo_hash" "bytea",
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_undo_hash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "suggestions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "read_aloud" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "wallpaper" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reaction" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reaction_new" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "messages_reacted" ON "messages" USING btree ("conversation_id") WHERE reaction_new;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_wallpaper" CHECK (wallpaper in ('none', 'portrait', 'wine', 'dusk', 'sand', 'night'));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_reaction" CHECK ("messages"."reaction" in ('heart', 'laugh', 'wow', 'sad', 'thanks', 'thumbs_up'));