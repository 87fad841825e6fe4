-- How well known a character is that `p_people` have talked with: a number that grows ever more slowly, so that what is ordered by it
-- rarely moves. About a tenth more people are one step.
create or replace function fame_of(p_people int) returns smallint language sql immutable as $$
  select (10 * ln(greatest(p_people, 0) + 1))::smallint
$$;
