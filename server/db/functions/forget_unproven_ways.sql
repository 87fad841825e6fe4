-- When an email address is proven, every way to sign in that an unproven earlier owner left behind is removed, whichever call
-- proves it (better-auth does so for codes only).
create or replace function forget_unproven_ways() returns trigger language plpgsql as $$
begin
  delete from auth_accounts where user_id = new.id;
  delete from auth_sessions where user_id = new.id;
  delete from passkeys where user_id = new.id;
  delete from custom_tokens where uid = new.id;
  delete from identity_flows where subject = new.id;
  return new;
end $$;

create or replace trigger auth_users_proven before update of email_verified on auth_users
  for each row when (new.email_verified and not old.email_verified) execute function forget_unproven_ways();
