-- Sentences that visitors say were misunderstood, kept with their consent and without who they are, so that the operator
-- learns which words are missing. The newest replace the oldest (src/server/understanding/misunderstood-repository.ts).
create table misunderstood (
  id bigint generated always as identity primary key,
  query text not null,
  language text not null,
  -- What Klinke had understood, as POST /api/search/interpret answers it.
  criteria jsonb not null,
  -- What the visitor says was meant.
  wanted text not null,
  -- A day, not a moment: who searched when is nobody's business.
  day date not null
);
