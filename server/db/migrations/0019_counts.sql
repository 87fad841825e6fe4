ALTER TABLE "character_likes" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "creator_follows" ADD COLUMN "counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "creators" ADD COLUMN "handle_changed_at" timestamp with time zone;--> statement-breakpoint
CREATE TABLE "freed_handles" (
	"handle_hash" text PRIMARY KEY NOT NULL,
	"freed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "character_takedowns" (
	"id" serial PRIMARY KEY NOT NULL,
	"character_id" integer NOT NULL,
	"cause" text NOT NULL,
	"visibility" text NOT NULL,
	"version" integer NOT NULL,
	"lifted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "character_takedowns" ADD CONSTRAINT "character_takedowns_character_id_characters_id_fk" FOREIGN KEY ("character_id") REFERENCES "public"."characters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "character_takedowns_once" ON "character_takedowns" USING btree ("character_id") WHERE lifted_at is null;--> statement-breakpoint
CREATE INDEX "character_takedowns_character" ON "character_takedowns" USING btree ("character_id");--> statement-breakpoint
-- Whatever adds or removes a row, the cascade of an erased account too, moves the count in the same transaction.
create function count_likes() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.counted then
    update characters set likes_count = likes_count - 1 where id = old.character_id;
  end if;
  if tg_op <> 'DELETE' and new.counted then
    update characters set likes_count = likes_count + 1 where id = new.character_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger character_likes_counted after insert or delete or update on character_likes for each row execute function count_likes();
--> statement-breakpoint
create function count_followers() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.counted then
    update creators set followers_count = followers_count - 1 where user_id = old.creator_id;
  end if;
  if tg_op <> 'DELETE' and new.counted then
    update creators set followers_count = followers_count + 1 where user_id = new.creator_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger creator_follows_counted after insert or delete or update on creator_follows for each row execute function count_followers();
--> statement-breakpoint
-- A closed account counts no more, and counts again when it is opened. What is counted is locked in one order, so that two
-- such changes never wait for each other in a ring.
create function recount_person() returns trigger language plpgsql as $$
begin
  perform 1 from characters where id in (select character_id from character_likes where user_id = new.id) order by id for no key update;
  perform 1 from creators where user_id in (select creator_id from creator_follows where user_id = new.id) order by user_id for no key update;
  update character_likes set counted = new.disabled_at is null where user_id = new.id;
  update creator_follows set counted = new.disabled_at is null where user_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger users_recounted after update of disabled_at on users
  for each row when ((old.disabled_at is null) <> (new.disabled_at is null)) execute function recount_person();
--> statement-breakpoint
-- A handle that was given up rests, so that nobody takes over the links and the name of another. Only its digest is kept.
create function rest_handle() returns trigger language plpgsql as $$
begin
  insert into freed_handles (handle_hash, freed_at)
    values (encode(sha256(convert_to(old.handle, 'UTF8')), 'hex'), case when tg_op = 'UPDATE' then new.handle_changed_at else now() end)
    on conflict (handle_hash) do update set freed_at = excluded.freed_at;
  return null;
end $$;
--> statement-breakpoint
create trigger creators_handle_changed after update of handle on creators
  for each row when (old.handle <> new.handle) execute function rest_handle();
--> statement-breakpoint
create trigger creators_handle_gone after delete on creators for each row execute function rest_handle();
