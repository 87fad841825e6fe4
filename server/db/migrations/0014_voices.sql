CREATE TABLE "voices" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"message_id" bigint NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"gives_up_at" timestamp with time zone NOT NULL,
	"credits" smallint NOT NULL,
	"hold_key" text NOT NULL,
	"max_seconds" smallint,
	"reason" text,
	"provider" text,
	"storage_key" text,
	"seconds" real NOT NULL,
	"peaks" smallint[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voices" ADD CONSTRAINT "voices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voices_one_of_message" ON "voices" USING btree ("message_id") WHERE state in ('queued', 'running', 'ready');--> statement-breakpoint
CREATE INDEX "voices_of_person" ON "voices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "voices_of_message" ON "voices" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "voices_of_file" ON "voices" USING btree ("storage_key") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "voices_under_way" ON "voices" USING btree ("next_try_at") WHERE state in ('queued', 'running');--> statement-breakpoint
-- A character's message spoken aloud. `url` holds the key of the stored file, never its address: addresses are signed on the
-- way out (domain/media/sign-messages.ts). Before it is ready the file is being made under that key, and `seconds` is a guess.
create function voice_json(p_voice int) returns json language sql stable as $$
  select json_build_object('state', v.state, 'url', v.storage_key, 'seconds', v.seconds, 'peaks', v.peaks)
    from voices v where v.id = p_voice and v.state in ('queued', 'running', 'ready')
$$;
--> statement-breakpoint
create or replace function message_json(m messages, p_character int) returns json language sql stable as $$
  select json_build_object(
    'id', m.id, 'content', m.content, 'content_attributes', m.content_attributes,
    'created_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message_type', m.message_type, 'status', m.status,
    'attachments', case m.message_type when 1 then attachments_json(m.id) else '[]'::json end,
    'voice', case when m.content_attributes ? 'voice' then voice_json((m.content_attributes->>'voice')::int) end,
    'sender_id', case m.sender_type when 'User' then m.user_id else p_character end, 'sender_type', m.sender_type,
    'account_id', p_character, 'conversation_real_id', m.conversation_id, 'client_key', m.client_key, 'rev', m.rev)
$$;
