-- Properties and everything an OpenImmo feed brings. OpenImmo words keep their spelling (docs/vocabulary.md);
-- money is EUR unless waehrung says otherwise, areas are m², coordinates WGS 84 degrees.

create table company (
  id bigint generated always as identity primary key,
  openimmo_anid text,
  firma text not null,
  slug text not null unique,
  lizenzkennung text,
  email text,
  telefon text,
  website text,
  strasse text,
  plz text,
  ort text,
  impressum jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table company is 'anbieter';
create unique index company_anid on company (openimmo_anid) where openimmo_anid is not null;
create index company_firma on company (lower(firma));

create table agent (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  agent_key text not null,
  anrede text,
  titel text,
  vorname text,
  name text,
  position text,
  email text,
  telefon text,
  mobil text,
  website text,
  foto_hash text,
  kontaktperson jsonb not null default '{}',
  updated_at timestamptz not null default now(),
  unique (company_id, agent_key)
);
comment on table agent is 'kontaktperson; agent_key is personennummer, else e-mail, else name';

create table import_source (
  id bigint generated always as identity primary key,
  key text not null unique,
  name text not null,
  -- What a VOLL transfer means: whether objects missing from it are gone.
  voll_deletes boolean not null default true,
  -- A VOLL that would remove a larger share than this waits for a person to confirm it.
  max_deletion_share numeric not null default 0.3 check (max_deletion_share between 0 and 1),
  -- Overrides for senders who declare the wrong thing; null trusts the file.
  modus text check (modus in ('VOLL', 'TEIL')),
  encoding text,
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create table project (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  gruppen_kennung text not null,
  titel text not null,
  title_slug text not null,
  status text not null default 'marketing'
    check (status in ('planning', 'approval', 'construction', 'completion', 'marketing', 'sold_out', 'finished')),
  beschreibung text,
  titel_translations jsonb not null default '{}',
  beschreibung_translations jsonb not null default '{}',
  strasse text,
  plz text,
  ort text,
  bundesland text,
  lat double precision,
  lng double precision,
  fertigstellung text,
  daten jsonb not null default '{}',
  -- Sent as a project of its own; others live and end with their units.
  eigenstaendig boolean not null default false,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  deleted_at timestamptz,
  unique (company_id, gruppen_kennung)
);

create table property (
  id bigint generated always as identity primary key,
  company_id bigint not null references company,
  agent_id bigint references agent,
  project_id bigint references project,
  import_source_id bigint references import_source,
  openimmo_obid text,
  objektnr_extern text,
  -- What people see and call: the path /onr/{external_id}.
  external_id text not null unique,
  title_slug text not null,
  status text not null default 'active' check (status in ('active', 'reserved', 'sold', 'reference', 'deleted', 'expired')),

  nutzungsart text[] not null default '{}',
  vermarktungsart text[] not null default '{}',
  objektart text,
  objektart_untergruppe text,
  objektart_hauptgruppe text,

  objekttitel text not null,
  objekttitel_translations jsonb not null default '{}',
  dreizeiler text,
  dreizeiler_translations jsonb not null default '{}',
  objektbeschreibung text,
  objektbeschreibung_translations jsonb not null default '{}',
  lage text,
  lage_translations jsonb not null default '{}',
  ausstatt_beschr text,
  ausstatt_beschr_translations jsonb not null default '{}',
  sonstige_angaben text,
  sonstige_angaben_translations jsonb not null default '{}',

  plz text,
  ort text,
  ortsteil text,
  strasse text,
  hausnummer text,
  stiege text,
  tuernummer text,
  bundesland text,
  land text not null default 'AUT',
  etage integer,
  anzahl_etagen integer,
  -- Exact position as sent; only anzeige_* may leave the server.
  lat double precision,
  lng double precision,
  anzeige_lat double precision,
  anzeige_lng double precision,
  -- Metres of the circle shown instead of a marker; null means the position is exact.
  ungenau_radius integer,
  adresse_freigegeben boolean not null default true,
  orte text[] not null default '{}',
  geo jsonb not null default '{}',

  waehrung text not null default 'EUR',
  kaufpreis numeric(14, 2),
  kaltmiete numeric(14, 2),
  warmmiete numeric(14, 2),
  nebenkosten numeric(14, 2),
  heizkosten numeric(14, 2),
  hauptmietzinsnetto numeric(14, 2),
  hauptmietzinsust numeric(14, 2),
  betriebskostennetto numeric(14, 2),
  betriebskostenust numeric(14, 2),
  gesamtbelastungbrutto numeric(14, 2),
  ruecklagenetto numeric(14, 2),
  kaution numeric(14, 2),
  kaution_text text,
  provisionspflichtig boolean,
  aussen_courtage text,
  provisionnetto numeric(14, 2),
  provisionbrutto numeric(14, 2),
  preise jsonb not null default '{}',

  wohnflaeche numeric(12, 2),
  nutzflaeche numeric(12, 2),
  gesamtflaeche numeric(12, 2),
  grundstuecksflaeche numeric(14, 2),
  balkon_terrasse_flaeche numeric(12, 2),
  gartenflaeche numeric(12, 2),
  kellerflaeche numeric(12, 2),
  anzahl_zimmer numeric(6, 1),
  anzahl_schlafzimmer numeric(6, 1),
  anzahl_badezimmer numeric(6, 1),
  anzahl_sep_wc numeric(6, 1),
  anzahl_stellplaetze integer,
  flaechen jsonb not null default '{}',

  ausstattung text[] not null default '{}',
  heizung text[] not null default '{}',
  ausstattung_details jsonb not null default '{}',

  zustand text,
  bauart text,
  baujahr integer,
  letztemodernisierung text,
  zustand_angaben jsonb not null default '{}',

  hwb numeric(8, 2),
  hwb_klasse text,
  fgee numeric(6, 2),
  fgee_klasse text,
  energiepass jsonb not null default '{}',

  infrastruktur jsonb not null default '{}',
  verfuegbar_ab text,
  haustiere boolean,
  verwaltung_objekt jsonb not null default '{}',
  verwaltung_techn jsonb not null default '{}',
  user_defined jsonb not null default '{}',

  stand_vom timestamptz,
  -- SHA-256 of the object as read; equal means that nothing has to be written.
  content_hash text not null,
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- The run that saw it last: at the end of a VOLL, what another run saw last is missing.
  seen_run_id bigint,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index property_obid on property (company_id, openimmo_obid) where openimmo_obid is not null;
create index property_objektnr on property (company_id, objektnr_extern);
create index property_slug on property (title_slug);
create index property_project on property (project_id) where project_id is not null;
-- Without last_seen_at and seen_run_id: columns outside of indexes are updated in place, and a VOLL touches every row.
create index property_source on property (import_source_id, company_id);
create index property_keyless on property (company_id, content_hash) where openimmo_obid is null and objektnr_extern is null;

create table price_history (
  property_id bigint not null references property on delete cascade,
  at timestamptz not null,
  -- Which price: kaufpreis, kaltmiete or gesamtbelastungbrutto.
  art text not null,
  betrag numeric(14, 2) not null,
  primary key (property_id, art, at)
);

create table media (
  -- SHA-256 of the file as it came in, hex: the same picture is stored once.
  hash text primary key,
  mime text not null,
  bytes bigint not null,
  width integer,
  height integer,
  -- Widths that exist as WebP, ascending.
  widths integer[] not null default '{}',
  -- ThumbHash, base64, for the blur while loading.
  thumbhash text,
  created_at timestamptz not null default now()
);

create table property_media (
  id bigint generated always as identity primary key,
  property_id bigint not null references property on delete cascade,
  position integer not null,
  -- TITELBILD, BILD, GRUNDRISS, PANORAMA, FILMLINK, EPASS-SKALA, DOKUMENTE and whatever else a sender uses.
  gruppe text not null,
  titel text,
  location text not null check (location in ('INTERN', 'EXTERN', 'REMOTE')),
  -- File name or URL as sent.
  pfad text,
  check_type text,
  check_value text,
  state text not null check (state in ('pending', 'ready', 'failed', 'link')),
  media_hash text references media,
  error text,
  attempts integer not null default 0,
  unique (property_id, position)
);
create index property_media_hash on property_media (media_hash);

create table import_run (
  id bigint generated always as identity primary key,
  source_id bigint not null references import_source,
  file_name text not null,
  file_sha256 text,
  modus text,
  state text not null check (state in ('running', 'done', 'refused', 'failed', 'interrupted')),
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  counts jsonb not null default '{}',
  message text
);
create index import_run_source on import_run (source_id, started_at desc);

create table import_line (
  run_id bigint not null references import_run on delete cascade,
  nr integer not null,
  property_id bigint,
  objekt text not null,
  outcome text not null,
  -- OpenImmo paths that were understood.
  taken text[] not null default '{}',
  -- [{level: 'info'|'warning'|'error', path, code, params}]: words come from the catalogue when shown.
  notes jsonb not null default '[]',
  primary key (run_id, nr)
);

-- Made at random on each installation. `verortung` seeds the offset of imprecise places: without it nobody can
-- compute back where a home stands.
create table secret (
  name text primary key,
  value bytea not null
);
insert into secret (name, value)
values ('verortung', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));

create table currency_rate (
  code text primary key,
  rate numeric(14, 6) not null,
  as_of timestamptz not null,
  source text not null
);

-- The search read model, one row a published property, named as domain/search/row.ts. Written in the transaction
-- that writes the property; engines in memory are fed from it, the SQL engine asks it directly.
create table property_search (
  id bigint primary key references property on delete cascade,
  vermarktungsart text[] not null,
  objektart text,
  untergruppe text,
  orte text[] not null,
  bundesland text,
  plz text,
  preis double precision,
  preis_kauf double precision,
  preis_miete double precision,
  flaeche double precision,
  grundstuecksflaeche double precision,
  zimmer double precision,
  baujahr integer,
  hwb double precision,
  ausstattung text[] not null,
  zustand text,
  bauart text,
  heizung text[] not null,
  provisionsfrei boolean not null,
  anbieter bigint not null,
  projekt bigint,
  lat double precision,
  lng double precision,
  neu_seit bigint not null,
  reduziert double precision not null,
  titel text not null,
  text text not null
);

create table search_outbox (
  id bigint generated always as identity primary key,
  property_id bigint not null,
  at timestamptz not null default now()
);

-- Whoever changes the read model leaves a note, so that no writer can forget it. The lock makes ids commit in their
-- order: a reader that has seen id n has seen everything before it.
create function note_search_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(716300);
  insert into search_outbox (property_id) values (coalesce(new.id, old.id));
  perform pg_notify('search_outbox', '');
  return null;
end $$;

create trigger property_search_note after insert or update or delete on property_search
  for each row execute function note_search_change();
