-- Keeps the tags of public characters in order of fame, whoever writes the row, and counts each change of who is public or on which shelf
-- (server/domain/characters/shelf-counts.ts). A sequence counts without a lock, so that two who publish never wait for each other.
create or replace function character_tags_follow() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.visibility = 'public' then perform nextval('public_changes'); end if;
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if (old.visibility, old.gender, old.category, old.tags) is not distinct from (new.visibility, new.gender, new.category, new.tags) then
      if fame_of(old.conversations_count) <> fame_of(new.conversations_count) then
        update character_tags set fame = fame_of(new.conversations_count) where character_id = new.id;
      end if;
      return null;
    end if;
    delete from character_tags where character_id = new.id;
    if 'public' in (old.visibility, new.visibility) then perform nextval('public_changes'); end if;
  elsif new.visibility = 'public' then
    perform nextval('public_changes');
  end if;
  if new.visibility = 'public' then
    insert into character_tags (character_id, tag, gender, fame)
      select distinct new.id, tag, new.gender, fame_of(new.conversations_count) from jsonb_array_elements_text(new.tags) as tag;
  end if;
  return null;
end $$;

create or replace trigger character_tags_follow after insert or delete or update of tags, visibility, gender, category, conversations_count on characters
  for each row execute function character_tags_follow();
