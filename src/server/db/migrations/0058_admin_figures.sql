-- The figures at the start of the admin area, and medians of answers, read this index alone (decision 99).
create index inquiry_times on inquiry (created_at) include (answered_at, status);
drop index inquiry_created;

-- The pairs of neighbouring letters in the parts of a text that match a pattern, and the last letter of each part.
-- Its cost is high, so that PostgreSQL never computes the pairs of every row instead of asking the index.
create function letter_pairs(text, pattern text) returns tsvector
  language sql immutable strict parallel safe cost 2000 as $$
  select coalesce(array_to_tsvector(array_agg(substr(part[1], at, 2))), '')
  from regexp_matches(lower($1), pattern, 'g') as part, generate_series(1, length(part[1])) as at
$$;
-- Trigrams know letters of ASCII only, and no text of two letters. Of messages, letters from Greek on (Cyrillic, Arabic,
-- Chinese, Japanese and others): nearly every message has every pair of Latin ones.
create index inquiry_pairs on inquiry using gin (
  (letter_pairs(name || ' ' || email, '\S+') || letter_pairs(message, '[\u0370-\U0010ffff]+')));
