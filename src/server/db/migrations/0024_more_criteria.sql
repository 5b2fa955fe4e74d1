-- Further criteria of the search (docs/decisions/0050). `npm run reindex` fills them for the homes that are there.
alter table property_search
  -- Percent a year.
  add column rendite double precision,
  add column etage integer,
  add column dachgeschoss boolean not null default false,
  -- Days since 1970-01-01.
  add column verfuegbar_ab integer,
  -- Months.
  add column mietdauer double precision,
  add column kaution double precision;
