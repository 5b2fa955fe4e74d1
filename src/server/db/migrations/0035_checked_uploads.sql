-- Files that a person uploads and checks before they are imported, and deletions that a person confirms.

alter table feed_delivery drop constraint feed_delivery_way_check;
alter table feed_delivery add constraint feed_delivery_way_check
  check (way in ('put', 'tus', 'sftp', 'pull', 'upload'));
alter table feed_delivery drop constraint feed_delivery_state_check;
alter table feed_delivery add constraint feed_delivery_state_check
  check (state in ('uploaded', 'waiting', 'running', 'done', 'failed'));
alter table feed_delivery
  -- What the import would change; null until it is computed. Only while the state is 'uploaded'.
  add column preview jsonb,
  -- The run may withdraw exactly that many homes above the limit of the source.
  add column confirmed_deletions integer check (confirmed_deletions > 0);

-- The last change of its settings by a person.
alter table import_source add column updated_at timestamptz not null default now();

-- The lists of the admin area, newest first: as their query orders them.
create index feed_delivery_received on feed_delivery (received_at desc nulls last, id desc);
create index feed_delivery_state on feed_delivery (state, received_at desc nulls last, id desc);
create index feed_delivery_run on feed_delivery (run_id) where run_id is not null;
create index import_run_started on import_run (started_at desc nulls last, id desc);
create index import_run_state on import_run (state, started_at desc nulls last, id desc);
