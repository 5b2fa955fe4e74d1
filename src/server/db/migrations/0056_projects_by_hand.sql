-- What a hand sets in a project stays at the next import, and projects without a feed (decision 85). `hand` has the
-- fields of a hand, each with what the feed said last; `updated_at` is the time of the last change by hand.
alter table project
  add column hand jsonb not null default '{}',
  add column by_hand boolean not null default false,
  add column updated_at timestamptz not null default now();
