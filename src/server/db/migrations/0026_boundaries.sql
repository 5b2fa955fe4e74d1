-- Official boundaries and postcodes that an operator loads (npm run places, docs/decisions/0053).

-- One load of files. It holds everything that is in force, also what it took over from the version before.
create table place_version (
  id integer generated always as identity primary key,
  loaded_at timestamptz not null default now(),
  -- The names of its own files.
  files text[] not null,
  -- The row stays, so that a reindex knows that homes may still be assigned by it.
  removed_at timestamptz
);

create table place_border (
  version integer not null references place_version on delete cascade,
  -- The Gemeindekennziffer, or its beginning: 1 digit a state, 3 a Bezirk, 5 a municipality, more a district of a town.
  code text not null check (code ~ '^[1-9]([0-9]{2}|[0-9]{4,7})?$'),
  name text not null,
  -- Rings of 64-bit numbers (src/server/boundaries/pack.ts).
  rings bytea not null,
  primary key (version, code)
);

create table place_postcode (
  version integer not null references place_version on delete cascade,
  plz text not null check (plz ~ '^[1-9][0-9]{3}$'),
  -- Of the town: its Gemeindekennziffer, its name, or both.
  code text,
  name text,
  check (code is not null or name is not null),
  -- The order of the file: the first town of a postcode is its main one.
  nr integer not null,
  primary key (version, nr)
);
