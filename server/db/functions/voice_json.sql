-- A character's message read aloud, or null. `url` holds the key of the stored file, never its address: addresses are signed on the
-- way out (server/domain/media/sign-messages.ts). Until it is ready, the file is being written under that key and `seconds` is a guess.
create or replace function voice_json(p_voice int) returns json language sql stable as $$
  select json_build_object('state', v.state, 'url', v.storage_key, 'seconds', v.seconds, 'peaks', v.peaks)
    from voices v where v.id = p_voice and v.state in ('queued', 'running', 'ready')
$$;
