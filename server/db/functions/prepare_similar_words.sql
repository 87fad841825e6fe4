-- Installs pg_trgm and its index, which find similar words. Not every database has the extension or lets us install it: returns what
-- is missing, or null. Called at every start, so that an operator who installs it later only has to restart.
create or replace function prepare_similar_words() returns text language plpgsql as $$
begin
  if to_regclass('search_words_alike') is null then
    create extension if not exists pg_trgm;
    create index if not exists search_words_alike on search_words using gin (word gin_trgm_ops);
  end if;
  return null;
exception when others then
  return sqlerrm;
end $$;
