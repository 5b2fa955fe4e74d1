-- Reports of listings as notices (Digital Services Act, articles 16, 17 and 20), and flags of likely fraud (decision 73).

create table notice (
  id bigint generated always as identity primary key,
  -- form: a person sent it. flag: a rule noticed the listing, an administrator decided. own: an administrator acted
  -- without either.
  origin text not null check (origin in ('form', 'flag', 'own')),
  kind text not null check (kind in ('fraud', 'wrong_data', 'gone', 'discrimination', 'rights', 'children', 'other')),
  -- Kept when the home or the company is gone: the decision and its figures stay.
  property_id bigint references property on delete set null,
  company_id bigint references company on delete set null,
  -- The exact address of the content, and how it was called then.
  url text not null,
  title text not null,
  message text not null default '',
  -- Of the notifier; null where none was given, and after the promised time.
  name text,
  email text,
  language text not null,
  state text not null default 'open' check (state in ('open', 'decided', 'complaint')),
  -- Our own target time for the decision, or for the decision on the complaint.
  due_at timestamptz not null,
  decision text check (decision in ('unfounded', 'changed', 'withheld', 'ended')),
  -- Of the statement of reasons: the facts, and the legal ground or the clause of the terms.
  reason text,
  ground text check (ground in ('law', 'terms')),
  clause text,
  -- The first decision, and the latest one: a complaint may change it.
  answered_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  -- When a decision that restricts the listing stopped to count.
  lifted_at timestamptz,
  -- Of the mailed links with which both sides complain.
  notifier_token bytea unique,
  advertiser_token bytea unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((state = 'open') = (decision is null))
);
create index notice_state on notice (state, due_at);
create index notice_created on notice (created_at);
create index notice_property on notice (property_id);
create index notice_company on notice (company_id, created_at);
create index notice_email on notice (email) where email is not null;
-- The listings that a decision keeps from visitors.
create index notice_restriction on notice (property_id)
  where decision in ('withheld', 'ended') and lifted_at is null;

create table notice_complaint (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notice on delete cascade,
  party text not null check (party in ('notifier', 'advertiser')),
  message text not null,
  language text not null,
  -- Null while it is open.
  outcome text check (outcome in ('upheld', 'rejected')),
  answer text,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  created_at timestamptz not null,
  -- One complaint of each side, free of charge.
  unique (notice_id, party)
);
create index notice_complaint_created on notice_complaint (created_at);

insert into notice (origin, kind, property_id, company_id, url, title, message, email, language, due_at, created_at, updated_at)
select 'form', r.reason, r.property_id, p.company_id, '/immobilien/' || p.id || '/' || p.title_slug, p.objekttitel,
  r.message, r.email, 'de', r.created_at + interval '5 days', r.created_at, r.created_at
from listing_report r join property p on p.id = r.property_id order by r.id;
drop table listing_report;

-- Reasons to look at a listing before a person reports it. An administrator decides; nothing is withheld by a rule.
create table listing_flag (
  property_id bigint not null references property on delete cascade,
  rule text not null check (rule in ('price', 'pictures', 'advance', 'contact')),
  details jsonb not null,
  -- Of what the reason rests on: a dismissed flag stays dismissed until it changes.
  fingerprint text not null,
  state text not null default 'open' check (state in ('open', 'dismissed', 'withheld')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references account on delete set null,
  primary key (property_id, rule)
);
create index listing_flag_state on listing_flag (state, created_at);

-- Homes that changed and wait for the rules.
create table flag_note (
  id bigint generated always as identity primary key,
  property_id bigint not null
);
insert into flag_note (property_id) select id from property where deleted_at is null order by id;

-- The four quarters of what a photograph shows (media.look): copies that differ in up to three bits share at least one.
create function look_bands(look text) returns text[] language sql immutable strict parallel safe as
$$ select array['0' || substr(look, 1, 4), '1' || substr(look, 5, 4), '2' || substr(look, 9, 4), '3' || substr(look, 13, 4)] $$;
create index media_look_bands on media using gin (look_bands(look)) where look is not null;

-- The published figures of a year that is over.
create table transparency_year (
  year integer primary key,
  figures jsonb not null,
  frozen_at timestamptz not null
);
