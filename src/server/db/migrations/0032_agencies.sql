-- Companies and their people by hand, above what their feeds say; agencies that ask to join.
alter table company
  -- Fields that a hand has set, each with what the feed said last (src/domain/companies/by-hand.ts).
  add column hand jsonb not null default '{}',
  -- A text of its own on its page.
  add column about text check (char_length(about) between 1 and 4000),
  -- Since when an admin has compared its data with the public registers; null: nobody has.
  add column checked_at timestamptz;
-- A feed knows a company by the name that it sends, whatever a hand has made of it.
create index company_hand_firma on company (lower(hand ->> 'firma')) where hand ? 'firma';
create index company_created on company (created_at, id);

alter table agent
  add column hand jsonb not null default '{}',
  -- Precedes the portrait of the feed.
  add column own_foto_hash text references media,
  -- Codes of interface languages.
  add column languages text[] not null default '{}',
  -- The account with which this person signs in.
  add column user_id bigint unique references account on delete set null,
  -- Since when the person is not shown any more.
  add column left_at timestamptz,
  -- Who has the homes of a person that left; never one that left itself. Null: the company.
  add column successor_id bigint references agent,
  add column created_at timestamptz not null default now();
create index agent_company on agent (company_id, name, vorname, id);
create index agent_successor on agent (successor_id) where successor_id is not null;

create index property_agent on property (agent_id);

-- An agency that asks to join.
create table application (
  id bigint generated always as identity primary key,
  language text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  firma text not null,
  strasse text not null,
  plz text not null,
  ort text not null,
  website text,
  handelsregister_nr text,
  handelsregister text,
  umsst_id text,
  gisa text not null,
  berufsaufsichtsbehoerde text,
  anbieternr text,
  -- A program of SOFTWARE in src/domain/joining/application.ts, or the name of another one.
  software text not null,
  name text not null,
  position text,
  email text not null,
  phone text not null,
  message text not null default '',
  terms_accepted_at timestamptz not null,
  -- Why it was declined, as mailed.
  reason text,
  decided_at timestamptz,
  -- Made or joined when it was accepted.
  company_id bigint references company,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index application_created on application (created_at, id);
create index application_state on application (state, created_at, id);
create index application_firma on application (lower(firma), id);
