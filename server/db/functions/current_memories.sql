-- The memories that hold in a conversation: what the person wrote, and what was told in a message that is shown, here or in another
-- conversation of the two that shares its memories. One that was corrected holds where its correction does not.
-- `p_from`: only those with this number or a later one, and pinned ones. A correction is always later than what it corrects.
-- replaces: current_memories(int, int, int)
create or replace function current_memories(p_user int, p_character int, p_conversation int, p_from bigint default 0)
  returns setof memories language sql stable as $$
  with recursive place as (
    select array_agg(c.id) as ids from conversations p join conversations c on c.user_id = p_user and c.deleted_at is null
      and (c.id = p.id or p.memories = 'shared' and c.id <> all(p.apart_from)) where p.id = p_conversation
  ),
  told as (
    select m.id from memories m where m.user_id = p_user and m.character_id = p_character and (m.id >= p_from or m.pinned) and (
      m.origin = 'person' or m.source_ids = '{}' or exists (
        select 1 from messages s where s.id = any(m.source_ids) and s.user_id = p_user and s.shown
          and s.conversation_id = any((select ids from place)::int[])))
  ),
  newer as (
    select m.id, m.replaced_by from memories m join told t on t.id = m.id where m.replaced_by is not null
    union
    select n.id, m.replaced_by from newer n join memories m on m.id = n.replaced_by where m.replaced_by is not null
  )
  select m.* from memories m join told t on t.id = m.id
    where not exists (select 1 from newer n join told o on o.id = n.replaced_by where n.id = m.id)
$$;
