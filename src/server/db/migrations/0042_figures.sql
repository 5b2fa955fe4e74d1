-- The business's figures (decision 71): sums of days of Vienna. Nothing about a visitor is stored.

-- What was counted and is not in the sums yet. Only added to and taken from, so no writer waits for another.
create table figure_note (
  id bigint generated always as identity primary key,
  day date not null,
  kind text not null,
  part text not null default '',
  company_id bigint,
  count integer not null check (count > 0)
);

-- The batches of counts that were written. A process that did not hear whether one was written sends it again.
create table figure_batch (
  id uuid primary key,
  at timestamptz not null
);
create index figure_batch_at on figure_batch (at);

-- The sums of the portal.
create table figure_day (
  day date not null,
  kind text not null,
  part text not null,
  count bigint not null,
  primary key (day, kind, part)
);

-- The sums of each company that has any on that day.
create table company_day (
  company_id bigint not null references company on delete cascade,
  day date not null,
  views integer not null default 0,
  favorites integer not null default 0,
  inquiries integer not null default 0,
  appointments integer not null default 0,
  alerts integer not null default 0,
  primary key (company_id, day)
);
create index company_day_day on company_day (day);

-- The same by month: a year of all companies reads these instead of its days.
create table company_month (
  company_id bigint not null references company on delete cascade,
  month date not null,
  views integer not null default 0,
  favorites integer not null default 0,
  inquiries integer not null default 0,
  appointments integer not null default 0,
  alerts integer not null default 0,
  primary key (company_id, month)
);

-- What was searched in a month, in coarse criteria (src/domain/business/asked.ts), and how often nothing was found.
create table search_month (
  month date not null,
  search text not null,
  searches integer not null default 0,
  misses integer not null default 0,
  primary key (month, search)
);
