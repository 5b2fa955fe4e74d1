-- How the homes of a company stand beside comparable ones, computed each night (decision 72).
create table home_standing (
  property_id bigint primary key references property on delete cascade,
  company_id bigint not null references company on delete cascade,
  -- Days on the market.
  days integer not null check (days >= 1),
  -- Of the last 28 days, or since the home is on the market.
  views integer not null,
  favorites integer not null,
  inquiries integer not null,
  viewings integer not null,
  -- Homes that it is compared with, and the place that contains them; 0 and null: there are too few.
  compared integer not null,
  place text,
  -- Their medians, for as many days as the home's own figures have.
  median_days double precision,
  median_views double precision,
  median_favorites double precision,
  median_inquiries double precision,
  median_viewings double precision,
  check ((compared = 0) = (place is null)),
  -- People with a kept search that the home meets: exact here, told from 5 on only.
  searchers integer not null,
  quality smallint not null,
  -- What would help it (src/domain/standing/standing.ts), the most first.
  advice jsonb not null,
  computed_at timestamptz not null
);
create index home_standing_company on home_standing (company_id);

alter table company
  -- Whether its people get the figures by mail once a month.
  add column monthly_figures boolean not null default true,
  -- The last month whose mails were queued: 2026-12.
  add column figures_sent_for text;

-- Signs the links that end these mails.
insert into secret (name, value)
values ('abmelden', sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')));
