-- Complete feeds that are on their way to the place of deliveries, which takes minutes to a bucket: later ones of their
-- source wait, so that the older content is not imported last. A killed process leaves its row, for which nobody waits
-- after a while (src/server/feeds/repository.ts).
create table feed_arrival (
  -- The id of the delivery to come.
  id bigint primary key,
  source_id bigint not null references import_source on delete cascade,
  begun_at timestamptz not null
);
create index feed_arrival_source on feed_arrival (source_id);
