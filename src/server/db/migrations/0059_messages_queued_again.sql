-- When a message was last queued again; null: never. Whether it is late, and how long it is tried, counts from then.
alter table delivery add column requeued_at timestamptz;
