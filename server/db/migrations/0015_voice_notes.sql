CREATE TABLE "voice_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"conversation_id" integer,
	"message_id" bigint,
	"client_key" text NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"gives_up_at" timestamp with time zone NOT NULL,
	"credits" smallint NOT NULL,
	"hold_key" text NOT NULL,
	"rule" text,
	"samples" "bytea",
	"seconds" double precision NOT NULL,
	"peaks" jsonb NOT NULL,
	"transcript" text DEFAULT 'pending' NOT NULL,
	"said" text,
	"provider" text,
	"storage_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_notes" ADD CONSTRAINT "voice_notes_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "voice_notes_sent_once" ON "voice_notes" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "voice_notes_of_message" ON "voice_notes" USING btree ("message_id") WHERE message_id is not null;--> statement-breakpoint
CREATE INDEX "voice_notes_under_way" ON "voice_notes" USING btree ("next_try_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "voice_notes_coming" ON "voice_notes" USING btree ("conversation_id","id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "voice_notes_left" ON "voice_notes" USING btree ("id") WHERE message_id is null and storage_key is not null;--> statement-breakpoint
-- What was spoken of a message. `url` holds the key of the stored file; addresses are signed on the way out.
create function voice_note_json(p_note int) returns json language sql stable as $$
  select json_build_object('url', n.storage_key, 'seconds', n.seconds, 'peaks', n.peaks, 'transcript', n.transcript)
    from voice_notes n where n.id = p_note
$$;
--> statement-breakpoint
create or replace function message_json(m messages, p_character int) returns json language sql stable as $$
  select json_build_object(
    'id', m.id, 'content', m.content, 'content_attributes', m.content_attributes,
    'created_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message_type', m.message_type, 'status', m.status,
    'attachments', case m.message_type when 1 then attachments_json(m.id) else '[]'::json end,
    'voice', case when m.content_attributes ? 'voice' then voice_json((m.content_attributes->>'voice')::int) end,
    'voice_note', case when m.content_attributes ? 'voice_note' then voice_note_json((m.content_attributes->>'voice_note')::int) end,
    'sender_id', case m.sender_type when 'User' then m.user_id else p_character end, 'sender_type', m.sender_type,
    'account_id', p_character, 'conversation_real_id', m.conversation_id, 'client_key', m.client_key, 'rev', m.rev)
$$;
--> statement-breakpoint
-- What every device is told of a note.
create function voice_note_event(n voice_notes) returns json language sql stable as $$
  select json_build_object('id', n.id, 'conversation_id', n.conversation_id, 'client_key', n.client_key, 'state', n.state, 'rule', n.rule)
$$;
--> statement-breakpoint
-- Puts a note that is being worked into its conversation as the person's message, pays or returns its price, and opens the
-- reply, in one transaction: whoever dies before it leaves the note to be tried again, whoever dies after it finds it ready.
-- `p_rev` is the thread the caller has judged, `p_key` the file it has stored; if either has gone on, nothing happens.
-- With `p_reply` the reply is that text, at once. The reply costs nothing.
-- Answers {outcome: ok|gone|running|moved, reply_id, generation_id, events}.
create function deliver_voice_note(
  p_note int, p_key text, p_rev int, p_said text, p_transcript text, p_pay boolean, p_reply text,
  p_provider text, p_model text, p_now timestamptz
) returns json language plpgsql as $$
declare
  v_note voice_notes; v_thread record; v_message messages; v_reply messages; v_generation bigint; v_returned boolean := false;
  v_types text[] := array['message.created', 'message.created', 'voice_note.updated']; v_data json[];
begin
  select * into v_note from voice_notes where id = p_note;
  -- The same order of locks as send_message: conversation, then what hangs on it, then account.
  select c.character_id, c.rev into v_thread from conversations c join users u on u.id = c.user_id
    where c.id = v_note.conversation_id and c.user_id = v_note.user_id and u.disabled_at is null for update of c;
  if not found then return '{"outcome":"gone"}'; end if;
  perform 1 from generations where conversation_id = v_note.conversation_id and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  perform 1 from voice_notes where conversation_id = v_note.conversation_id and id < p_note and state in ('queued', 'running');
  if found then return '{"outcome":"running"}'; end if;
  if v_thread.rev <> p_rev then return '{"outcome":"moved"}'; end if;
  update voice_notes set state = 'ready', progress = 100, transcript = p_transcript, samples = null, said = null, updated_at = p_now
    where id = p_note and state = 'running' and storage_key = p_key returning * into v_note;
  if not found then return '{"outcome":"gone"}'; end if;
  insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, client_key, created_at)
    values (v_note.conversation_id, v_note.user_id, 'User', p_said, json_build_object('voice_note', p_note), 'sent', v_note.client_key, p_now)
    returning * into v_message;
  update voice_notes set message_id = v_message.id where id = p_note;
  insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
    values (v_note.conversation_id, v_note.user_id, 'Contact', coalesce(p_reply, ''), case when p_reply is null then 'streaming' else 'complete' end, p_now)
    returning * into v_reply;
  if p_reply is null then
    insert into generations (conversation_id, user_id, message_id, credits, state, provider, model, created_at, heartbeat_at)
      values (v_note.conversation_id, v_note.user_id, v_reply.id, 0, 'running', p_provider, p_model, p_now, p_now)
      returning id into v_generation;
  end if;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = p_reply is not null, rev = rev + 1
    where id = v_note.conversation_id;
  if p_pay then
    perform credits_capture(v_note.user_id, v_note.hold_key);
  else
    v_returned := credits_release(v_note.user_id, v_note.hold_key, p_now);
  end if;
  v_data := array[message_json(v_message, v_thread.character_id), message_json(v_reply, v_thread.character_id), voice_note_event(v_note)];
  if v_returned then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(v_note.user_id);
  end if;
  return json_build_object('outcome', 'ok', 'reply_id', v_reply.id, 'generation_id', v_generation,
    'events', emit_events(v_note.user_id, v_types, v_data));
end $$;
