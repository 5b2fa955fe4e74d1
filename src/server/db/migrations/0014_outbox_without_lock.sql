-- The outbox without a lock (decision 35): writers no longer wait for each other. Its rows are read in the order
-- (tx, id), and only those of transactions below search_outbox_end(): nothing can appear among them any more.
alter table search_outbox
  add column tx xid8 not null default pg_current_xact_id(),
  drop constraint search_outbox_pkey,
  add primary key (tx, id);

-- The oldest transaction that still runs and may leave changes here: all below it have ended. Passed over are those of
-- other databases of the cluster, and those that are rolled back for certain (dry runs), which hold the advisory lock
-- 716303. A standby knows neither, only the oldest of all. pg_locks is read once: read twice, a connection could end
-- one transaction and begin a dry run in between.
create function search_outbox_end() returns xid8 language sql stable as $$
  with locks as materialized (select * from pg_locks where locktype in ('transactionid', 'advisory'))
  select case when pg_is_in_recovery() then pg_snapshot_xmin(pg_current_snapshot()) else coalesce(
    (select running from pg_snapshot_xip(pg_current_snapshot()) as running
      where not exists (
        select from locks own
        where own.locktype = 'transactionid' and own.mode = 'ExclusiveLock' and own.transactionid = running::xid
          and (exists (select from locks dry
              where dry.pid = own.pid and dry.locktype = 'advisory' and dry.granted
                and dry.classid = 0 and dry.objid = 716303)
            or exists (select from pg_stat_activity elsewhere
              where elsewhere.pid = own.pid
                and elsewhere.datid <> (select oid from pg_database where datname = current_database()))))
      order by running limit 1),
    pg_snapshot_xmax(pg_current_snapshot())) end
$$;

create or replace function note_search_change() returns trigger language plpgsql as $$
begin
  insert into search_outbox (property_id) values (coalesce(new.id, old.id));
  return null;
end $$;
