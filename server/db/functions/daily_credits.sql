-- What a free person is given each UTC day, in credits. The one place in SQL that knows the number; a test compares it with
-- DAILY_CREDITS in contracts/prices.ts.
create or replace function daily_credits() returns int language sql immutable as $$ select 15 $$;
