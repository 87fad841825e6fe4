CREATE TABLE "photos" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"character_id" integer NOT NULL,
	"conversation_id" integer,
	"message_id" bigint,
	"client_key" text NOT NULL,
	"origin" text NOT NULL,
	"level" text NOT NULL,
	"prompt" text NOT NULL,
	"seed" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"gives_up_at" timestamp with time zone NOT NULL,
	"credits" smallint NOT NULL,
	"hold_key" text,
	"rule" text,
	"provider" text,
	"storage_key" text,
	"preview_key" text,
	"width" integer,
	"height" integer,
	"unlocked_at" timestamp with time zone,
	"favorited_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"reported_at" timestamp with time zone,
	"report_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "photos_asked_once" ON "photos" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "photos_of_person" ON "photos" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "photos_of_message" ON "photos" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "photos_one_in_conversation" ON "photos" USING btree ("conversation_id") WHERE state in ('queued', 'running') and conversation_id is not null;--> statement-breakpoint
CREATE INDEX "photos_under_way" ON "photos" USING btree ("next_try_at") WHERE state in ('queued', 'running');--> statement-breakpoint
-- What a message carries. `data_url` holds the key of the stored file, never its address: addresses are signed on the way out
-- (domain/media/sign-messages.ts). A locked photo shows its small, blurred copy.
create function attachments_json(p_message bigint) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object(
    'file_type', 'image', 'cost', p.credits, 'level', p.level, 'user_media_id', p.id, 'media_asset_id', p.id,
    'data_url', case when p.deleted_at is not null then null when p.unlocked_at is null then p.preview_key else p.storage_key end,
    'is_nsfw', p.level in ('nude', 'hardcore'),
    'created_at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'unlocked_at', to_char(p.unlocked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'deleted_at', to_char(p.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'favorited_at', to_char(p.favorited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'updated_at', to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by p.id), '[]'::json)
    from photos p where p.message_id = p_message and p.state = 'ready'
$$;
--> statement-breakpoint
create or replace function message_json(m messages, p_character int) returns json language sql stable as $$
  select json_build_object(
    'id', m.id, 'content', m.content, 'content_attributes', m.content_attributes,
    'created_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message_type', m.message_type, 'status', m.status,
    'attachments', case m.message_type when 1 then attachments_json(m.id) else '[]'::json end,
    'sender_id', case m.sender_type when 'User' then m.user_id else p_character end, 'sender_type', m.sender_type,
    'account_id', p_character, 'conversation_real_id', m.conversation_id, 'client_key', m.client_key, 'rev', m.rev)
$$;
