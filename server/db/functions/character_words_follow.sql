-- Keeps the words of public characters, whoever writes the row. The lines of search_text weigh 8, 4, 2 and 1 (server/db/search-text.ts).
create or replace function character_words_follow() returns trigger language plpgsql as $$
begin
  delete from character_words where character_id = new.id;
  if new.visibility = 'public' then
    insert into character_words (character_id, word, points)
      select new.id, left(word, 60), max(case line when 1 then 8 when 2 then 4 when 3 then 2 else 1 end)
        from unnest(string_to_array(new.search_text, chr(10))) with ordinality as lines (text, line),
             unnest(string_to_array(text, ' ')) as word
       where word <> '' group by left(word, 60);
    -- In order, so that two that come at once wait for each other and do not lock each other out.
    insert into search_words as known (word, points)
      select word, points from character_words where character_id = new.id order by word
      on conflict (word) do update set points = excluded.points where known.points < excluded.points;
  end if;
  return null;
end $$;

create or replace trigger character_words_follow after insert or update of search_text, visibility on characters
  for each row execute function character_words_follow();
