-- Takes the user's next `p_count` event numbers and returns the last of them. Whoever commits wakes the feeds
-- (server/domain/events/publish.ts): with a NOTIFY in here PostgreSQL would take such commits one at a time.
create or replace function take_numbers(p_user int, p_count int) returns bigint language plpgsql as $$
declare v_last bigint;
begin
  update event_heads set seq = seq + p_count where user_id = p_user returning seq into v_last;
  if not found then
    insert into event_heads as h (user_id, seq) values (p_user, p_count)
      on conflict (user_id) do update set seq = h.seq + p_count returning seq into v_last;
  end if;
  return v_last;
end $$;
