CREATE TABLE "memories" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"origin" text NOT NULL,
	"day" date NOT NULL,
	"source_ids" bigint[] DEFAULT '{}' NOT NULL,
	"pinned" boolean DEFAULT false NOT NULL,
	"off_in" integer[] DEFAULT '{}' NOT NULL,
	"replaced_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memories_kind" CHECK (kind in ('person', 'preference', 'event', 'relationship', 'place', 'promise'))
);
--> statement-breakpoint
CREATE TABLE "memory_books" (
	"user_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "memory_books_user_id_character_id_pk" PRIMARY KEY("user_id","character_id")
);
--> statement-breakpoint
CREATE TABLE "remembering" (
	"id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"read_to" bigint DEFAULT 0 NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"story_edited_at" timestamp with time zone,
	"story_at" timestamp with time zone,
	"next_try_at" timestamp with time zone,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "window_from" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "prompt_tokens" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "reply_tokens" integer;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "cached_tokens" integer;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memories" ADD CONSTRAINT "memories_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_books" ADD CONSTRAINT "memory_books_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memory_books" ADD CONSTRAINT "memory_books_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembering" ADD CONSTRAINT "remembering_id_conversations_id_fk" FOREIGN KEY ("id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "memories_current" ON "memories" USING btree ("user_id","character_id","id") WHERE replaced_by is null;--> statement-breakpoint
CREATE INDEX "remembering_due" ON "remembering" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "remembering_user" ON "remembering" USING btree ("user_id");