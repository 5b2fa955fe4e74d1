-- Every act of an admin or agent, in the transaction of the act (decision 61). Nothing refers to other tables, so that
-- a row stays readable after its actor or its record is gone.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  -- Null: a command of the operator, or a job.
  actor_id bigint,
  actor_name text not null,
  actor_role text not null,
  -- The operation, such as users.disable.
  act text not null,
  -- The kind of record, such as account or property, and its id.
  entity text not null,
  entity_id bigint,
  -- The record's name at that time, for people.
  label text not null,
  -- Whose agents may read it; null: only admins.
  company_id bigint,
  -- {"field": [before, after]}: only fields that differ.
  changes jsonb not null default '{}',
  -- Id of the request, as in the log.
  request text
);
create index audit_entity on audit (entity, entity_id, id);
create index audit_actor on audit (actor_id, id);
create index audit_company on audit (company_id, id) where company_id is not null;
create index audit_act on audit (act, id);
create index audit_at on audit (at);

-- Append-only for everybody who uses this database by the application: only the job that removes old rows may delete,
-- and says so within its transaction.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('klinke.audit_purge', true) = 'on' then
    return null;
  end if;
  raise exception 'rows of audit are never changed';
end $$;
-- One for each statement: a row costs nothing.
create trigger audit_append_only before update or delete on audit
  for each statement execute function refuse_audit_change();
create trigger audit_no_truncate before truncate on audit
  for each statement execute function refuse_audit_change();

-- When this session last proved a second factor; null: never.
alter table session add column proven_at timestamptz;
