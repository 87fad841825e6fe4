-- Keeps creators.followers_count in the transaction that adds or removes a follow, an erased account's cascade included.
create or replace function count_followers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.counted then
    update creators set followers_count = followers_count - 1 where user_id = old.creator_id;
  end if;
  if tg_op <> 'DELETE' and new.counted then
    update creators set followers_count = followers_count + 1 where user_id = new.creator_id;
  end if;
  return null;
end $$;

create or replace trigger creator_follows_counted after insert or delete or update on creator_follows
  for each row execute function count_followers();
