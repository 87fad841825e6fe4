-- Keeps characters.likes_count in the transaction that adds or removes a like, an erased account's cascade included.
create or replace function count_likes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.counted then
    update characters set likes_count = likes_count - 1 where id = old.character_id;
  end if;
  if tg_op <> 'DELETE' and new.counted then
    update characters set likes_count = likes_count + 1 where id = new.character_id;
  end if;
  return null;
end $$;

create or replace trigger character_likes_counted after insert or delete or update on character_likes
  for each row execute function count_likes();
