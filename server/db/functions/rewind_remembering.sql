-- What was read for memories and the story go back to the message `p_from`, since what follows it says something else now. What one's own
-- hand wrote stays; a reading that is under way finds that it is not the one that was asked for.
create or replace function rewind_remembering(p_conversation int, p_from bigint) returns void language sql as $$
  update remembering r set
      read_to = case when e.mine then least(r.read_to, p_from) else coalesce((e.last->>'to')::bigint, least(r.read_to, p_from)) end,
      story = case when e.mine then r.story else coalesce(e.last->>'story', '') end,
      stories = e.stories, attempts = 0
    from (select o.id, coalesce(o.story_edited_at > coalesce(o.story_at, 'epoch'), false) as mine,
            (select s from jsonb_array_elements(o.stories) with ordinality as t(s, n) where (s->>'to')::bigint <= p_from order by n desc limit 1) as last,
            (select coalesce(jsonb_agg(s order by n), '[]') from jsonb_array_elements(o.stories) with ordinality as t(s, n)
              where (s->>'to')::bigint <= p_from) as stories
          from remembering o where o.id = p_conversation and o.read_to > p_from) e
    where r.id = e.id;
  update remembering set attempts = 0 where id = p_conversation and read_to <= p_from and heartbeat_at is not null;
$$;
