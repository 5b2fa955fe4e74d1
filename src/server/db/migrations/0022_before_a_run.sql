-- What a run found before it changed a home, to take it back. Kept for the newest runs of each source.
create table import_before (
  run_id bigint not null references import_run on delete cascade,
  property_id bigint not null references property on delete cascade,
  -- The row of `property` and those of `property_media`; null where the run created the home.
  property jsonb,
  media jsonb,
  primary key (run_id, property_id)
);
create index import_before_property on import_before (property_id, run_id);

alter table import_run add column rolled_back_at timestamptz;
