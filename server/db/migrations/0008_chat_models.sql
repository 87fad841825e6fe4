ALTER TABLE "conversations" ADD COLUMN "chat_model" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "time_zone" text;