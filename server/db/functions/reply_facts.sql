-- What a reply is written with beside its thread, in one round trip: {age_hold, app_mode, story, book, reactions}. `book` is the version
-- of what the character remembers, null where it remembers nothing; `reactions` are those of the person since a reply was last told of
-- them, oldest first, the newest six, in a group only those on messages of `p_speaker`. Null for an account that does not exist.
-- In plpgsql, which keeps its plans: planning takes longer than reading.
create or replace function reply_facts(p_user int, p_conversation int, p_character int, p_speaker int) returns json
language plpgsql stable as $$
begin
  return (select json_build_object(
    'age_hold', u.age_hold_at is not null,
    'app_mode', u.preferences->>'app_mode',
    'story', coalesce((select r.story from remembering r where r.id = p_conversation), ''),
    'book', (select b.version from memory_books b where b.user_id = p_user and b.character_id = p_character),
    'reactions', (
      select coalesce(json_agg(t order by t.message_id), '[]') from (
        select m.id as message_id, m.reaction, m.content from messages m
          where m.conversation_id = p_conversation and m.reaction_new and m.shown and m.reaction is not null
            and not m.content_attributes ?| array['notice', 'forgotten']
            and (p_speaker is null
              or m.character_id = p_speaker and not coalesce(m.content_attributes->'forgotten_by', '[]') @> to_jsonb(p_speaker))
          order by m.id desc limit 6) t))
    from users u where u.id = p_user);
end $$;
