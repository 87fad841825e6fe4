-- Removes words that no character uses anymore; a word that another transaction is adding right now is left to it.
create or replace function search_words_forget() returns trigger language plpgsql as $$
begin
  delete from search_words where word in (
    select s.word from search_words s join gone using (word)
     where not exists (select from character_words w where w.word = s.word) for update of s skip locked);
  return null;
end $$;

create or replace trigger search_words_forget after delete on character_words
  referencing old table as gone for each statement execute function search_words_forget();
