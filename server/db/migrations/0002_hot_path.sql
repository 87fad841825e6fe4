-- A message in fewer rows: what one transaction tells is one row of events, a reply's price is reserved in the row of its
-- generation, and nothing that changes with every message stands in an index.
drop index conversations_recent;
--> statement-breakpoint
alter table conversations add column rev integer default 1 not null;
--> statement-breakpoint
drop index messages_sent_once;
--> statement-breakpoint
create unique index messages_sent_once on messages (user_id, client_key) where client_key is not null;
--> statement-breakpoint
alter table generations drop constraint generations_conversation_id_conversations_id_fk;
--> statement-breakpoint
alter table generations alter column client_key drop not null, add column credits integer default 0 not null, add column lot_id bigint;
--> statement-breakpoint
drop index generations_running;
--> statement-breakpoint
drop index generations_started_once;
--> statement-breakpoint
create unique index generations_started_once on generations (user_id, client_key) where client_key is not null;
--> statement-breakpoint
alter table credit_lots add column live boolean not null generated always as (remaining > 0) stored;
--> statement-breakpoint
drop index lots_live;
--> statement-breakpoint
create index lots_live on credit_lots (user_id, expires_at) where live;
--> statement-breakpoint
alter table events add column batch json;
--> statement-breakpoint
update events set batch = json_build_array(json_build_object('event', type, 'data', data, 'seq', seq));
--> statement-breakpoint
alter table events alter column batch set not null, drop column type, drop column data;
--> statement-breakpoint
drop index events_age;
--> statement-breakpoint
create index events_age on events using brin (created_at);
--> statement-breakpoint
-- Room beside each row, so that an update stays on its page and touches no index.
alter table conversations set (fillfactor = 70);
--> statement-breakpoint
alter table credit_accounts set (fillfactor = 50);
--> statement-breakpoint
alter table credit_lots set (fillfactor = 50);
--> statement-breakpoint
alter table event_heads set (fillfactor = 50);
--> statement-breakpoint
drop function send_message(int, int, text, text, jsonb, int, text, text, timestamptz, int);
--> statement-breakpoint
drop function continue_reply(int, int, text, int, text, text, timestamptz, int);
--> statement-breakpoint
drop function finish_generation(bigint, text, text, jsonb, boolean, timestamptz);
--> statement-breakpoint
drop function message_json(messages, int);
--> statement-breakpoint
drop function balance_json(int);
--> statement-breakpoint
drop function emit_events(int, text[], jsonb[]);
--> statement-breakpoint
create function message_json(m messages, p_character int) returns json language sql stable as $$
  select json_build_object(
    'id', m.id, 'content', m.content, 'content_attributes', m.content_attributes,
    'created_at', to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'message_type', m.message_type, 'status', m.status, 'attachments', '[]'::json,
    'sender_id', case m.sender_type when 'User' then m.user_id else p_character end, 'sender_type', m.sender_type,
    'account_id', p_character, 'conversation_real_id', m.conversation_id, 'client_key', m.client_key, 'rev', m.rev)
$$;
--> statement-breakpoint
create function balance_json(p_user int) returns json language sql stable as $$
  select json_build_object('balance', balance, 'rev', rev) from credit_accounts where user_id = p_user
$$;
--> statement-breakpoint
create function event_json(p_type text, p_data json, p_seq bigint) returns json language sql immutable as $$
  select json_build_object('event', p_type, 'data', p_data, 'seq', p_seq)
$$;
--> statement-breakpoint
-- Takes the user's next `p_count` event numbers and answers the last of them. Whoever commits wakes the feeds
-- (domain/events/publish.ts): a NOTIFY in here would make PostgreSQL take one such commit at a time.
create function take_numbers(p_user int, p_count int) returns bigint language plpgsql as $$
declare v_last bigint;
begin
  update event_heads set seq = seq + p_count where user_id = p_user returning seq into v_last;
  if not found then
    insert into event_heads as h (user_id, seq) values (p_user, p_count)
      on conflict (user_id) do update set seq = h.seq + p_count returning seq into v_last;
  end if;
  return v_last;
end $$;
--> statement-breakpoint
-- Numbers and stores what one transaction tells. Answers [{event, data, seq}, …].
create function emit_events(p_user int, p_types text[], p_data json[]) returns json language plpgsql as $$
declare v_last bigint := take_numbers(p_user, cardinality(p_types)); v_batch json;
begin
  select json_agg(event_json(p_types[n], p_data[n], v_last - cardinality(p_types) + n) order by n) into v_batch
    from generate_subscripts(p_types, 1) n;
  insert into events (user_id, seq, batch) values (p_user, v_last, v_batch);
  return v_batch;
end $$;
--> statement-breakpoint
-- Takes the price of a reply out of the lot that ends soonest, into the row of its generation: nothing is moved in the ledger
-- before it is delivered. Lot: null when the balance is too low; 0, with nothing taken, when no single lot has as much.
create function credits_reserve(
  p_user int, p_credits int, p_now timestamptz, p_daily int, out lot bigint, out balance int, out rev int
) language plpgsql as $$
begin
  update credit_accounts a set balance = a.balance - p_credits, rev = a.rev + 1
    where user_id = p_user and a.balance >= p_credits and daily_on = to_char(p_now at time zone 'UTC', 'YYYY-MM-DD')
      and (next_expiry is null or next_expiry > p_now)
    returning a.balance, a.rev into balance, rev;
  if not found then
    perform credits_settle(p_user, p_now, p_daily);
    update credit_accounts a set balance = a.balance - p_credits, rev = a.rev + 1
      where user_id = p_user and a.balance >= p_credits returning a.balance, a.rev into balance, rev;
    if not found then return; end if;
  end if;
  update credit_lots set remaining = remaining - p_credits
    where remaining >= p_credits
      and id = (select l.id from credit_lots l where l.user_id = p_user and l.live order by l.expires_at nulls last, l.id limit 1)
    returning id into lot;
  if found then return; end if;
  lot := 0;
  update credit_accounts a set balance = a.balance + p_credits where user_id = p_user;
end $$;
--> statement-breakpoint
-- A reserved price that was not earned goes back to its lot, or lapses with it. Answers whether the balance moved.
create function credits_return(p_user int, p_lot bigint, p_credits int, p_key text, p_now timestamptz) returns boolean language plpgsql as $$
declare v_expires timestamptz;
begin
  perform 1 from credit_accounts where user_id = p_user for update;
  update credit_lots set remaining = remaining + p_credits
    where id = p_lot and (expires_at is null or expires_at > p_now) returning expires_at into v_expires;
  if not found then
    insert into ledger_entries (user_id, debit, credit, credits, kind, key, reason)
      values (p_user, 'wallet', 'lapsed', p_credits, 'expire', p_key, 'lot ended while reserved');
    return false;
  end if;
  update credit_accounts set balance = balance + p_credits, rev = rev + 1, next_expiry = least(next_expiry, v_expires)
    where user_id = p_user;
  return true;
end $$;
--> statement-breakpoint
-- Stores the person's message, reserves its price and opens the reply. One transaction, one round trip. `p_rev` is the thread
-- the caller has read and judged; if it has gone on since, nothing happens.
-- Answers {outcome: ok|replay|key_reused|not_found|running|moved|insufficient, message, reply_id, generation_id, person, rev, events}.
create function send_message(
  p_user int, p_conversation int, p_rev int, p_key text, p_content text, p_image jsonb, p_credits int,
  p_provider text, p_model text, p_now timestamptz, p_daily int
) returns json language plpgsql as $$
declare
  v_thread record; v_message messages; v_reply messages; v_generation bigint; v_hold text; v_last bigint; v_batch json;
  v_lot bigint; v_balance int; v_rev int;
begin
  select c.character_id, c.rev, coalesce(u.custom_attributes->>'name', u.name) as name, u.custom_attributes->>'gender' as gender,
         u.custom_attributes->>'default_language' as language
    into v_thread from conversations c join users u on u.id = c.user_id
    where c.id = p_conversation and c.user_id = p_user for update of c;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_message from messages where user_id = p_user and client_key = p_key;
  if found then
    if v_message.conversation_id <> p_conversation or v_message.content <> p_content then
      return '{"outcome":"key_reused"}';
    end if;
    return json_build_object('outcome', 'replay', 'message', message_json(v_message, v_thread.character_id));
  end if;
  if v_thread.rev <> p_rev then
    perform 1 from generations where conversation_id = p_conversation and state = 'running';
    return case when found then '{"outcome":"running"}' else '{"outcome":"moved"}' end;
  end if;
  if p_credits > 0 then
    select * into v_lot, v_balance, v_rev from credits_reserve(p_user, p_credits, p_now, p_daily);
    if v_lot is null then return '{"outcome":"insufficient"}'; end if;
    if v_lot = 0 then
      v_hold := 'message:' || p_key;
      perform credits_hold(p_user, v_hold, p_credits, 'message', interval '15 minutes', p_now, p_daily);
    end if;
  end if;
  insert into messages (conversation_id, user_id, sender_type, content, status, client_key, image_request, created_at)
    values (p_conversation, p_user, 'User', p_content, 'sent', p_key, p_image, p_now) returning * into v_message;
  insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
    values (p_conversation, p_user, 'Contact', '', 'streaming', p_now) returning * into v_reply;
  insert into generations (conversation_id, user_id, message_id, credits, lot_id, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_credits, case when v_hold is null and p_credits > 0 then v_lot end, v_hold,
      'running', p_provider, p_model, p_now, p_now)
    returning id into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  if p_credits > 0 then
    v_last := take_numbers(p_user, 3);
    v_batch := json_build_array(
      event_json('message.created', message_json(v_message, v_thread.character_id), v_last - 2),
      event_json('message.created', message_json(v_reply, v_thread.character_id), v_last - 1),
      event_json('balance.updated', json_build_object('balance', v_balance, 'rev', v_rev), v_last));
  else
    v_last := take_numbers(p_user, 2);
    v_batch := json_build_array(
      event_json('message.created', message_json(v_message, v_thread.character_id), v_last - 1),
      event_json('message.created', message_json(v_reply, v_thread.character_id), v_last));
  end if;
  insert into events (user_id, seq, batch, created_at) values (p_user, v_last, v_batch, p_now);
  return json_build_object('outcome', 'ok', 'reply_id', v_reply.id, 'generation_id', v_generation, 'name', v_thread.name,
    'gender', v_thread.gender, 'language', v_thread.language, 'events', v_batch);
end $$;
--> statement-breakpoint
-- Goes on from a stopped, interrupted or failed last reply, else opens a further one.
-- Answers {outcome: ok|replay|not_found|running|insufficient|nothing, message, reply_id, generation_id, so_far, events}.
create function continue_reply(
  p_user int, p_conversation int, p_key text, p_credits int, p_provider text, p_model text, p_now timestamptz, p_daily int
) returns json language plpgsql as $$
declare
  v_character int; v_reply messages; v_generation generations; v_hold text; v_lot bigint; v_message json;
  v_types text[]; v_data json[]; v_type text := 'message.updated';
begin
  select character_id into v_character from conversations where id = p_conversation and user_id = p_user for update;
  if not found then return '{"outcome":"not_found"}'; end if;
  select * into v_generation from generations where user_id = p_user and client_key = p_key;
  if found then
    select * into v_reply from messages where id = v_generation.message_id;
    return json_build_object('outcome', 'replay', 'message', message_json(v_reply, v_character));
  end if;
  perform 1 from generations where conversation_id = p_conversation and state = 'running';
  if found then return '{"outcome":"running"}'; end if;
  select * into v_reply from messages where conversation_id = p_conversation order by id desc limit 1;
  if not found then return '{"outcome":"nothing"}'; end if;
  if p_credits > 0 then
    select lot into v_lot from credits_reserve(p_user, p_credits, p_now, p_daily);
    if v_lot is null then return '{"outcome":"insufficient"}'; end if;
    if v_lot = 0 then
      v_hold := 'continue:' || p_key;
      perform credits_hold(p_user, v_hold, p_credits, 'message', interval '15 minutes', p_now, p_daily);
    end if;
  end if;
  if v_reply.sender_type = 'Contact' and v_reply.status in ('interrupted', 'stopped', 'failed') then
    update messages set status = 'streaming', rev = rev + 1 where id = v_reply.id returning * into v_reply;
  else
    insert into messages (conversation_id, user_id, sender_type, content, status, created_at)
      values (p_conversation, p_user, 'Contact', '', 'streaming', p_now) returning * into v_reply;
    v_type := 'message.created';
  end if;
  insert into generations
      (conversation_id, user_id, message_id, client_key, credits, lot_id, hold_key, state, provider, model, created_at, heartbeat_at)
    values (p_conversation, p_user, v_reply.id, p_key, p_credits, case when v_hold is null and p_credits > 0 then v_lot end, v_hold,
      'running', p_provider, p_model, p_now, p_now)
    returning * into v_generation;
  update conversations set last_message_id = v_reply.id, updated_at = p_now, unread = false, rev = rev + 1 where id = p_conversation;
  v_message := message_json(v_reply, v_character);
  v_types := array[v_type];
  v_data := array[v_message];
  if p_credits > 0 then
    v_types := v_types || 'balance.updated'::text;
    v_data := v_data || balance_json(p_user);
  end if;
  return json_build_object('outcome', 'ok', 'message', v_message, 'reply_id', v_reply.id, 'generation_id', v_generation.id,
    'so_far', v_reply.content, 'events', emit_events(p_user, v_types, v_data));
end $$;
--> statement-breakpoint
-- Ends a running reply once: stores its text, pays or returns its price. `p_pay` is true only where text was delivered.
-- A null `p_content` takes the text from the log (the process that wrote it is gone).
-- Answers {user_id, rev, events}, or null. `rev` is the conversation's.
create function finish_generation(
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
      values (v_generation.user_id, 'wallet', 'earned', v_generation.credits, 'capture', 'reply:' || p_generation, 'message');
  elsif v_generation.credits > 0 then
    v_moved := credits_return(v_generation.user_id, v_generation.lot_id, v_generation.credits, 'reply:' || p_generation, p_now);
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
