-- The public log of changes and what an agency allows of it (docs/decisions/0093).

-- One row for each home and transaction, read in this order and only below search_outbox_end(), as search_outbox is.
-- Rows that a later one replaces are removed after some weeks; the last row of each home stays, also of one that is gone.
create table home_change (
  tx xid8 not null default pg_current_xact_id(),
  property_id bigint not null,
  at timestamptz not null default now(),
  primary key (tx, property_id)
);
create index home_change_property on home_change (property_id, tx);

insert into home_change (property_id) select id from property_search order by id;

create function note_home_change() returns trigger language plpgsql as $$
begin
  insert into home_change (property_id) values (coalesce(new.id, old.id)) on conflict do nothing;
  return null;
end $$;
-- Every writer sets updated_at, except for "seen again", which changes nothing that is published.
create trigger property_change after update of status, updated_at on property
  for each row when (old.updated_at is distinct from new.updated_at or old.status is distinct from new.status)
  execute function note_home_change();
-- Publication and its end, and what the search derives, such as another agency's listing of the same home.
create trigger property_search_change after insert or update or delete on property_search
  for each row execute function note_home_change();

-- An agency that wants no machines to read its listings so far gives them to none.
alter table company add column allow_open_data boolean not null default true;
update company set allow_open_data = allow_assistants;

-- Readers of the log remove, or get, all of its homes.
create function note_homes_of_company() returns trigger language plpgsql as $$
begin
  insert into home_change (property_id) select id from property_search where anbieter = new.id on conflict do nothing;
  return null;
end $$;
create trigger company_change after update of allow_open_data on company
  for each row when (old.allow_open_data is distinct from new.allow_open_data)
  execute function note_homes_of_company();
