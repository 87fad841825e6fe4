-- Likes and follows of a closed account do not count, and count again when it is opened. The rows with the counts are locked in one
-- order, so that two such changes never wait for each other in a circle.
create or replace function recount_person() returns trigger language plpgsql as $$
begin
  perform 1 from characters where id in (select character_id from character_likes where user_id = new.id)
    order by id for no key update;
  perform 1 from creators where user_id in (select creator_id from creator_follows where user_id = new.id)
    order by user_id for no key update;
  update character_likes set counted = new.disabled_at is null where user_id = new.id;
  update creator_follows set counted = new.disabled_at is null where user_id = new.id;
  return null;
end $$;

create or replace trigger users_recounted after update of disabled_at on users
  for each row when ((old.disabled_at is null) <> (new.disabled_at is null)) execute function recount_person();
