CREATE TABLE "character_words" (
	"character_id" integer NOT NULL,
	"word" text NOT NULL,
	"points" smallint NOT NULL,
	CONSTRAINT "character_words_character_id_word_pk" PRIMARY KEY("character_id","word")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"points" smallint NOT NULL
);
--> statement-breakpoint
DROP INDEX "characters_category";--> statement-breakpoint
ALTER TABLE "character_words" ADD CONSTRAINT "character_words_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "character_words_word" ON "character_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "characters_category" ON "characters" USING btree ("category","conversations_count","id") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "characters_facets" ON "characters" USING btree ("gender",("appearance"->>'style')) WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "characters_new" ON "characters" USING btree (coalesce("published_at", "created_at"),"id") WHERE visibility = 'public';--> statement-breakpoint
CREATE INDEX "conversations_begun" ON "conversations" USING btree ("created_at");--> statement-breakpoint
-- The words of public characters, whoever writes the row. The lines of search_text weigh 8, 4, 2 and 1 (server/db/search-text.ts).
create function character_words_follow() returns trigger language plpgsql as $$
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
--> statement-breakpoint
create trigger character_words_follow after insert or update of search_text, visibility on characters
  for each row execute function character_words_follow();
--> statement-breakpoint
-- A word that nobody uses any more is forgotten; one that somebody is just adding is left to them.
create function search_words_forget() returns trigger language plpgsql as $$
begin
  delete from search_words where word in (
    select s.word from search_words s join gone using (word)
     where not exists (select from character_words w where w.word = s.word) for update of s skip locked);
  return null;
end $$;
--> statement-breakpoint
create trigger search_words_forget after delete on character_words
  referencing old table as gone for each statement execute function search_words_forget();
--> statement-breakpoint
-- Words that are alike are found by pg_trgm, which not every database has or lets us install. Says what is missing, or null;
-- asked at every start, so that an operator who installs it later only has to start again.
create function prepare_similar_words() returns text language plpgsql as $$
begin
  if to_regclass('search_words_alike') is null then
    create extension if not exists pg_trgm;
    create index if not exists search_words_alike on search_words using gin (word gin_trgm_ops);
  end if;
  return null;
exception when others then
  return sqlerrm;
end $$;
--> statement-breakpoint
select prepare_similar_words();
