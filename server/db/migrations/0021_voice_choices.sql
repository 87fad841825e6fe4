CREATE TABLE "voice_choices" (
	"user_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"voice" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "voice_choices_user_id_character_id_pk" PRIMARY KEY("user_id","character_id")
);
--> statement-breakpoint
ALTER TABLE "voice_choices" ADD CONSTRAINT "voice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_choices" ADD CONSTRAINT "voice_choices_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_choices_of_character" ON "voice_choices" USING btree ("character_id");