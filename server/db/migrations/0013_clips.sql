CREATE TABLE "clips" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"photo_id" integer NOT NULL,
	"client_key" text NOT NULL,
	"length" text NOT NULL,
	"seed" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" smallint DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"heartbeat_at" timestamp with time zone,
	"next_try_at" timestamp with time zone NOT NULL,
	"gives_up_at" timestamp with time zone NOT NULL,
	"credits" smallint NOT NULL,
	"hold_key" text NOT NULL,
	"rule" text,
	"provider" text,
	"storage_key" text,
	"width" integer,
	"height" integer,
	"seconds" real,
	"shown_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clips_asked_once" ON "clips" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "clips_of_photo" ON "clips" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "clips_one_of_photo" ON "clips" USING btree ("photo_id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "clips_under_way" ON "clips" USING btree ("next_try_at") WHERE state in ('queued', 'running');--> statement-breakpoint
-- The same with the clip of each photo: `video_url` too holds a key, never an address.
create or replace function attachments_json(p_message bigint) returns json language sql stable as $$
  select coalesce(json_agg(json_build_object(
    'file_type', 'image', 'cost', p.credits, 'level', p.level, 'user_media_id', p.id, 'media_asset_id', p.id,
    'data_url', case when p.deleted_at is not null then null when p.unlocked_at is null then p.preview_key else p.storage_key end,
    'video_url', case when p.deleted_at is null and p.unlocked_at is not null then (
      select c.storage_key from clips c where c.photo_id = p.id and c.state = 'ready' and c.deleted_at is null order by c.shown_at desc, c.id desc limit 1) end,
    'clip_running', exists (select 1 from clips c where c.photo_id = p.id and c.state in ('queued', 'running')),
    'is_nsfw', p.level in ('nude', 'hardcore'),
    'created_at', to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'unlocked_at', to_char(p.unlocked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'deleted_at', to_char(p.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'favorited_at', to_char(p.favorited_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'updated_at', to_char(p.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by p.id), '[]'::json)
    from photos p where p.message_id = p_message and p.state = 'ready'
$$;
