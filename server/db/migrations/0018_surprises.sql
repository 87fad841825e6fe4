-- Scenario surprises: what was played where, so that it does not come again soon, and how far the running one is. A reply's
-- price gets a name, so that the statement says what it was for.
CREATE TABLE "surprises" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"conversation_id" integer NOT NULL,
	"message_id" bigint NOT NULL,
	"client_key" text NOT NULL,
	"type" text NOT NULL,
	"variant" text NOT NULL,
	"seed" bigint NOT NULL,
	"hour" smallint,
	"state" jsonb NOT NULL,
	"next" jsonb NOT NULL,
	"step_message_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "surprises_type" CHECK (type in ('Game', 'Chat', 'Spicy'))
);
--> statement-breakpoint
ALTER TABLE "surprises" ADD CONSTRAINT "surprises_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surprises" ADD CONSTRAINT "surprises_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "surprises" ADD CONSTRAINT "surprises_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "surprises_asked_once" ON "surprises" USING btree ("user_id","client_key");
--> statement-breakpoint
CREATE INDEX "surprises_played" ON "surprises" USING btree ("conversation_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "surprises_one_running" ON "surprises" USING btree ("conversation_id") WHERE ended_at is null;
--> statement-breakpoint
CREATE INDEX "moderation_verdicts_person" ON "moderation_verdicts" USING btree ("user_id","id");
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "reason" text DEFAULT 'message' NOT NULL;
--> statement-breakpoint
-- Ends a running reply once: stores its text, pays or returns its price. `p_pay` is true only where text was delivered.
-- A null `p_content` takes the text from the log (the process that wrote it is gone).
-- Answers {user_id, rev, events}, or null. `rev` is the conversation's.
create or replace function finish_generation(
  p_generation bigint, p_state text, p_content text, p_attributes jsonb, p_pay boolean, p_now timestamptz
) returns json language plpgsql as $$
declare
  v_generation generations; v_reply messages; v_character int; v_rev int; v_text text := p_content; v_moved boolean := false;
  v_last bigint; v_batch json;
begin
  -- The same order of locks as send_message: conversation, then account.
  select c.character_id into v_character from generations g join conversations c on c.id = g.conversation_id
    where g.id = p_generation for update of c;
  update generations set state = p_state, ended_at = p_now where id = p_generation and state = 'running' returning * into v_generation;
  if not found then return null; end if;
  if v_text is null then
    select left(m.content, coalesce(min(c.at_offset), length(m.content))) || coalesce(string_agg(c.text, '' order by c.seq), '')
      into v_text from messages m left join generation_chunks c on c.generation_id = p_generation
      where m.id = v_generation.message_id group by m.content;
  end if;
  update messages set content = v_text, status = p_state, content_attributes = content_attributes || p_attributes, rev = rev + 1
    where id = v_generation.message_id returning * into v_reply;
  delete from generation_chunks where generation_id = p_generation;
  update conversations set rev = rev + 1, unread = unread or p_state = 'complete',
      updated_at = case when p_state = 'complete' then p_now else updated_at end
    where id = v_generation.conversation_id returning rev into v_rev;
  if v_generation.hold_key is not null then
    if p_pay then
      perform credits_capture(v_generation.user_id, v_generation.hold_key);
    else
      v_moved := credits_release(v_generation.user_id, v_generation.hold_key, p_now);
    end if;
  elsif v_generation.credits > 0 and p_pay then
    insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
      values (v_generation.user_id, 'wallet', 'earned', v_generation.credits, 'capture', 'reply:' || p_generation, v_generation.reason);
  elsif v_generation.credits > 0 then
    v_moved := credits_return(v_generation.user_id, v_generation.lot_id, v_generation.credits, p_generation, p_now);
  end if;
  if v_moved then
    v_batch := emit_events(v_generation.user_id, array['message.updated', 'balance.updated'],
      array[message_json(v_reply, v_character), balance_json(v_generation.user_id)]);
  else
    v_last := take_numbers(v_generation.user_id, 1);
    v_batch := json_build_array(event_json('message.updated', message_json(v_reply, v_character), v_last));
    insert into events (user_id, seq, batch, created_at) values (v_generation.user_id, v_last, v_batch, p_now);
  end if;
  return json_build_object('user_id', v_generation.user_id, 'rev', v_rev, 'events', v_batch);
end $$;
--> statement-breakpoint
-- Marks a scene as over, in its row and in the message that opened it; with `p_only` no other than that one. Answers the
-- message, or null when none was running.
-- The caller holds the conversation's lock.
create function close_surprise(p_conversation int, p_only bigint, p_now timestamptz) returns bigint language plpgsql as $$
declare v_message bigint;
begin
  update surprises set ended_at = p_now where conversation_id = p_conversation and ended_at is null and (p_only is null or id = p_only) returning message_id into v_message;
  if not found then return null; end if;
  update messages set content_attributes = jsonb_set(content_attributes, '{surprise,ended}', 'true'), rev = rev + 1 where id = v_message;
  return v_message;
end $$;
--> statement-breakpoint
-- Opens the message of a surprise, reserves its price and begins its generation; a scene that was running ends. `p_rev` is the
-- thread the caller has read; if it has gone on since, nothing happens.
-- Answers {outcome: ok|replay|key_reused|not_found|running|moved|insufficient|limit, message, surprise_id, reply_id, generation_id, events}.
create function start_surprise(
  p_user int, p_conversation int, p_rev int, p_key text, p_type text, p_variant text, p_mark jsonb, p_seed bigint, p_hour int, p_state jsonb, p_next jsonb,
  p_credits int, p_provider text, p_model text, p_now timestamptz, p_daily int
) returns json language plpgsql as $$
declare
  v_thread record; v_known surprises; v_before messages; v_reply messages; v_generation bigint; v_surprise bigint; v_hold text;
  v_lot bigint; v_closed bigint; v_types text[]; v_data json[];
begin
  select c.character_id, c.rev into v_thread from conversations c where c.id = p_conversation and c.user_id = p_user for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_known from surprises where user_id = p_user and client_key = p_key;
  if found then
    if v_known.conversation_id <> p_conversation or v_known.type <> p_type then return '{"outcome":"key_reused"}'; end if;
    select * into v_reply from messages where id = v_known.message_id;
    return json_build_object('outcome', 'replay', 'message', message_json(v_reply, v_thread.character_id));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  if v_thread.rev <> p_rev then return '{"outcome":"moved"}'; end if;
  select lot into v_lot from credits_reserve(p_user, p_credits, p_now, p_daily);
  if v_lot is null then return '{"outcome":"insufficient"}'; end if;
  if v_lot < 0 then return '{"outcome":"limit"}'; end if;
  if v_lot = 0 then
    v_hold := 'surprise:' || p_key;
    perform credits_hold(p_user, v_hold, p_credits, 'scenario', interval '15 minutes', p_now, p_daily);
  end if;
  v_closed := close_surprise(p_conversation, null, p_now);
  insert into messages (conversation_id, user_id, sender_type, content, content_attributes, status, created_at)
    values (p_conversation, p_user, 'Contact', '', jsonb_build_object('surprise', p_mark), 'streaming', p_now) returning * into v_reply;
  insert into generations (conversation_id, user_id, message_id, credits, lot_id, hold_key, reason, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_credits, case when v_hold is null then v_lot end, v_hold, 'scenario',
      'running', p_provider, p_model, p_now, p_now)
    returning id into v_generation;
  insert into surprises (user_id, conversation_id, message_id, client_key, type, variant, seed, hour, state, next, step_message_id, created_at)
    values (p_user, p_conversation, v_reply.id, p_key, p_type, p_variant, p_seed, p_hour, p_state, p_next, v_reply.id, p_now) returning id into v_surprise;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  v_types := array['message.created', 'balance.updated'];
  v_data := array[message_json(v_reply, v_thread.character_id), balance_json(p_user)];
  if v_closed is not null then
    select * into v_before from messages where id = v_closed;
    v_types := v_types || 'message.updated'::text;
    v_data := v_data || message_json(v_before, v_thread.character_id);
  end if;
  return json_build_object('outcome', 'ok', 'message', v_data[1], 'surprise_id', v_surprise, 'reply_id', v_reply.id,
    'generation_id', v_generation, 'events', emit_events(p_user, v_types, v_data));
end $$;
--> statement-breakpoint
-- Ends the scene of a conversation. Answers the events, or null when none was running or the conversation is not the person's.
create function end_surprise(p_user int, p_conversation int, p_only bigint, p_now timestamptz) returns json language plpgsql as $$
declare v_character int; v_closed bigint; v_message messages;
begin
  select character_id into v_character from conversations where id = p_conversation and user_id = p_user for update;
  if not found then return null; end if;
  v_closed := close_surprise(p_conversation, p_only, p_now);
  if v_closed is null then return null; end if;
  update conversations set rev = rev + 1 where id = p_conversation;
  select * into v_message from messages where id = v_closed;
  return emit_events(p_user, array['message.updated'], array[message_json(v_message, v_character)]);
end $$;
