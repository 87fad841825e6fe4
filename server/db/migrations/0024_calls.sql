CREATE TABLE "calls" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"price" smallint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"spoke_at" timestamp with time zone NOT NULL,
	"served_ms" integer DEFAULT 0 NOT NULL,
	"pending_ms" integer DEFAULT 0 NOT NULL,
	"waiting" text DEFAULT 'turn',
	"reply_id" bigint,
	"turns" integer DEFAULT 0 NOT NULL,
	"held" smallint DEFAULT 0 NOT NULL,
	"minutes" smallint DEFAULT 0 NOT NULL,
	"credits" integer DEFAULT 0 NOT NULL,
	"last_minute" text,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"message_id" bigint,
	CONSTRAINT "calls_settled" CHECK (minutes <= held and credits <= held * price),
	CONSTRAINT "calls_ended" CHECK ((ended_at is null) = (ended_by is null))
);
--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calls" ADD CONSTRAINT "calls_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calls_started_once" ON "calls" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "calls_one_live" ON "calls" USING btree ("user_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "calls_heard" ON "calls" USING btree ("heard_at") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "calls_of_conversation" ON "calls" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "calls_of_character" ON "calls" USING btree ("character_id");