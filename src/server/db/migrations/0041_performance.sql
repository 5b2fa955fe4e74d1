-- What was measured, as histograms: visitors' figures (with their consent, and nothing about them) and the server's.
-- Of each value the table has its bucket only (src/domain/performance/buckets.ts), and the sum of all values.
create table performance_figure (
  -- 'request', 'memory', 'vital.LCP', ...
  series text not null,
  -- A route, a channel, or page kind, language and device; '' is all of them.
  label text not null,
  grain text not null check (grain in ('minute', 'hour', 'day', 'month')),
  -- The beginning, by Vienna's clock. In the night of the change to winter time, two hours add up in one.
  at timestamp not null,
  buckets smallint[] not null,
  -- How many values are in each of the buckets.
  counts integer[] not null,
  total double precision not null,
  primary key (series, label, grain, at)
);
create index performance_figure_time on performance_figure (series, grain, at);
