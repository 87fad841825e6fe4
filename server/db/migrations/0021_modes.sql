ALTER TABLE "voice_notes" ADD COLUMN "app_mode" text;
