CREATE TABLE "suggested_lines" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"text" text NOT NULL,
	"credits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "writing_first" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"next_try_at" timestamp with time zone,
	"wrote_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "personas" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"name" text NOT NULL,
	"gender" text,
	"about" text DEFAULT '' NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"client_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "persona_id" integer;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "note_depth" smallint DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "writes_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "suggested_lines" ADD CONSTRAINT "suggested_lines_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suggested_lines" ADD CONSTRAINT "suggested_lines_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "writing_first" ADD CONSTRAINT "writing_first_id_conversations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "suggested_lines_asked_once" ON "suggested_lines" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "suggested_lines_old" ON "suggested_lines" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "writing_first_due" ON "writing_first" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "writing_first_user" ON "writing_first" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "personas_of" ON "personas" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "personas_one_default" ON "personas" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "personas_made_once" ON "personas" USING btree ("user_id","client_key") WHERE client_key is not null;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_persona_id_personas_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."personas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_persona" ON "conversations" USING btree ("persona_id") WHERE persona_id is not null;