-- Marks a message that a person sends with what has to be shown after it: `told`, the notice that the character is a computer program,
-- every three hours of a conversation; `break`, the minutes they have talked without a pause of half an hour, each time as many as they
-- chose are over, 180 at most. The times are the server's, and nobody else writes the marks. Messages that are imported or copied
-- have no key. It changes no row that a statement with the message in it may change.
create or replace function mark_notices() returns trigger language plpgsql as $$
declare
  v_told timestamptz; v_talk talks; v_every interval;
begin
  select told_at into v_told from disclosures where conversation_id = new.conversation_id;
  if v_told is null or new.created_at >= v_told + interval '3 hours' then
    insert into disclosures (conversation_id, told_at) values (new.conversation_id, new.created_at)
      on conflict (conversation_id) do update set told_at = excluded.told_at;
    -- The first one of a conversation is shown when it is opened.
    if v_told is not null then new.content_attributes := new.content_attributes || '{"told":true}'; end if;
  end if;
  select * into v_talk from talks where user_id = new.user_id;
  if v_talk.user_id is null or new.created_at > v_talk.talked_at + interval '30 minutes' then
    insert into talks (user_id, since, talked_at) values (new.user_id, new.created_at, new.created_at)
      on conflict (user_id) do update set since = excluded.since, talked_at = excluded.talked_at, reminded_at = null;
    return new;
  end if;
  select make_interval(mins => least(180, coalesce((preferences->>'break_minutes')::int, 180))) into v_every from users where id = new.user_id;
  if new.created_at >= coalesce(v_talk.reminded_at, v_talk.since) + v_every then
    new.content_attributes := new.content_attributes
      || jsonb_build_object('break', floor(extract(epoch from new.created_at - v_talk.since) / 60)::int);
    update talks set talked_at = new.created_at, reminded_at = new.created_at where user_id = new.user_id;
  elsif new.created_at >= v_talk.talked_at + interval '1 minute' then
    update talks set talked_at = new.created_at where user_id = new.user_id;
  end if;
  return new;
end $$;

create or replace trigger messages_marked before insert on messages
  for each row when (new.sender_type = 'User' and new.client_key is not null) execute function mark_notices();
