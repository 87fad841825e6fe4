-- The voice note of a message. `url` holds the key of the stored file; addresses are signed on the way out.
create or replace function voice_note_json(p_note int) returns json language sql stable as $$
  select json_build_object('url', n.storage_key, 'seconds', n.seconds, 'peaks', n.peaks, 'transcript', n.transcript)
    from voice_notes n where n.id = p_note
$$;
