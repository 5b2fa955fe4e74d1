-- What the people of an agency or of the portal see of their homes, and what they decide about them.

-- A state that a hand has set: a layer above the feed, as property_hand is for fields (decision 48).
create table hand_state (
  property_id bigint primary key references property on delete cascade,
  state text not null check (state in ('withheld', 'sold', 'let')),
  reason text check (char_length(reason) between 1 and 500),
  -- What the feed said last: it counts again after the release.
  feed_status text not null,
  feed_later text,
  set_at timestamptz not null
);

-- Whether two listings are one home, as an administrator decided; it precedes the automatic rule. No foreign keys, for
-- the reason of home_listing.
create table home_decision (
  one bigint not null,
  other bigint not null,
  is_same boolean not null,
  decided_at timestamptz not null,
  primary key (one, other),
  check (one < other)
);
create index home_decision_other on home_decision (other);

-- How often the page of a home was opened on a day of Vienna. Nothing about a visitor is stored.
create table property_view (
  property_id bigint not null references property on delete cascade,
  day date not null,
  views integer not null,
  primary key (property_id, day)
);
create index property_view_day on property_view (day);

-- The read model of the lists in the admin area: one row for each home in every state. The first columns are those of
-- property_search, so that the same conditions apply (src/server/search/conditions.ts).
create table listing (
  id bigint primary key,
  vermarktungsart text[] not null,
  objektart text,
  untergruppe text,
  orte text[] not null,
  bundesland text,
  plz text,
  land text,
  preis double precision,
  preis_kauf double precision,
  preis_miete double precision,
  rendite double precision,
  flaeche double precision,
  grundstuecksflaeche double precision,
  zimmer double precision,
  etage integer,
  dachgeschoss boolean not null,
  verfuegbar_ab integer,
  mietdauer double precision,
  kaution double precision,
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
  -- Words of the title, the texts, the numbers and the whole address, which only staff may search.
  words tsvector not null,
  state text not null check (state in ('published', 'withheld', 'ended', 'expired', 'unlisted', 'deleted')),
  agent_id bigint,
  source_id bigint,
  quality smallint not null,
  missing text[] not null,
  views integer not null default 0,
  inquiries integer not null default 0,
  changed_at timestamptz not null
);
create index listing_changed on listing (changed_at, id);
create index listing_new on listing (neu_seit, id);
create index listing_titel on listing (titel, id);
create index listing_preis on listing (preis, id);
create index listing_preis_down on listing (preis desc nulls last, id desc);
create index listing_flaeche on listing (flaeche, id);
create index listing_flaeche_down on listing (flaeche desc nulls last, id desc);
create index listing_quality on listing (quality, id);
create index listing_views on listing (views, id);
create index listing_inquiries on listing (inquiries, id);
create index listing_state on listing (state, changed_at, id);
create index listing_company on listing (anbieter, changed_at, id);
create index listing_agent on listing (agent_id, changed_at, id);
create index listing_source on listing (source_id, changed_at, id);
create index listing_projekt on listing (projekt) where projekt is not null;
create index listing_orte on listing using gin (orte);
create index listing_words on listing using gin (words);
create index listing_missing on listing using gin (missing);

-- Homes whose row of `listing` has to be derived again. Only added to and taken from, so no writer waits for another.
create table listing_note (
  id bigint generated always as identity primary key,
  property_id bigint not null
);

create function note_listing() returns trigger language plpgsql as $$
begin
  insert into listing_note (property_id) values (new.id);
  return null;
end $$;
-- Every writer sets updated_at, except for "seen again", which changes nothing that the list shows.
create trigger property_listing after insert or update of status, updated_at, agent_id on property
  for each row execute function note_listing();

create function note_listing_inquiry() returns trigger language plpgsql as $$
begin
  if new.property_id is not null then
    insert into listing_note (property_id) values (new.property_id);
  end if;
  return null;
end $$;
create index inquiry_of_property on inquiry (property_id) where property_id is not null;
create trigger inquiry_listing after insert on inquiry for each row execute function note_listing_inquiry();

insert into listing_note (property_id) select id from property order by id;

-- An act on many homes, which can be undone for a time.
create table bulk_act (
  id bigint generated always as identity primary key,
  act text not null,
  -- The actor's company; null for an administrator.
  company_id bigint references company on delete cascade,
  account_id bigint references account on delete set null,
  at timestamptz not null,
  ends_at timestamptz not null,
  undone_at timestamptz
);
create index bulk_act_ends on bulk_act (ends_at);
create table bulk_item (
  bulk_id bigint not null references bulk_act on delete cascade,
  property_id bigint not null references property on delete cascade,
  before jsonb not null,
  after jsonb not null,
  primary key (bulk_id, property_id)
);
create index bulk_item_property on bulk_item (property_id);

-- A project that a hand has taken out of the portal: its feed does not bring it back.
alter table project add column withheld_at timestamptz, add column withheld_reason text;

-- Signs the addresses at which staff sees the page of a home that visitors do not see.
insert into secret (name, value)
values ('vorschau', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
