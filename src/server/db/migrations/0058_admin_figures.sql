-- The figures at the start of the admin area, and medians of answers, read this index alone (decision 99).
create index inquiry_times on inquiry (created_at) include (answered_at, status);
drop index inquiry_created;

-- Pairs of letters from Greek on (Cyrillic, Arabic, Chinese, Japanese and others), and the last letter of each run:
-- trigrams know letters of ASCII only, and a Chinese word has two. A message in Latin letters has next to none. Its cost
-- is high, so that PostgreSQL never computes the pairs of every row instead of asking the index.
create function letter_pairs(text) returns tsvector language sql immutable strict parallel safe cost 2000 as $$
  select coalesce(array_to_tsvector(array_agg(substr(run[1], at, 2))), '')
  from regexp_matches(lower($1), '[\u0370-\U0010ffff]+', 'g') as run, generate_series(1, length(run[1])) as at
$$;
create index inquiry_letters on inquiry using gin (letter_pairs(name || ' ' || email || ' ' || message));
