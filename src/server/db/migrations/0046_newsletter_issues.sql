-- Editions of the newsletter, and its growth by day, without persons.
create table newsletter_issue (
  frequency text not null check (frequency in ('weekly', 'monthly')),
  -- 2026-W47 or 2026-11
  period text not null,
  due_at timestamptz not null,
  -- Held: it is not sent before somebody releases it.
  held_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  readers integer not null default 0,
  primary key (frequency, period)
);

-- The editions that were sent before: their mails have keys such as newsletter:17:2026-W47.
insert into newsletter_issue (frequency, period, due_at, started_at, finished_at, readers)
select
  case when period like '%W%' then 'weekly' else 'monthly' end, period, min(created_at), min(created_at),
  max(created_at), count(*)
from (select split_part(dedupe_key, ':', 3) as period, created_at from delivery
  where channel = 'mail' and dedupe_key ~ '^newsletter:[0-9]+:[0-9]{4}-(W[0-9]{2}|[0-9]{2})$') as issue
group by period;

create table newsletter_day (
  -- In Vienna.
  day date not null,
  frequency text not null check (frequency in ('weekly', 'monthly')),
  confirmed integer not null default 0,
  ended integer not null default 0,
  -- Ended because mails came back, or their reader complained.
  bounced integer not null default 0,
  primary key (day, frequency)
);

insert into newsletter_day (day, frequency, confirmed, ended)
select day, frequency, sum(confirmed), sum(ended)
from (
  select (confirmed_at at time zone 'Europe/Vienna')::date as day, frequency, 1 as confirmed, 0 as ended
    from newsletter_subscription where confirmed_at is not null
  union all
  select (left_at at time zone 'Europe/Vienna')::date, frequency, 0, 1
    from newsletter_subscription where left_at is not null and confirmed_at is not null
) as change
group by day, frequency;
