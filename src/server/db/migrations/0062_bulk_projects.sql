-- Acts on many projects are undone as those on many homes and accounts are.
alter table bulk_item
  drop constraint bulk_item_one,
  add column project_id bigint references project on delete cascade,
  add constraint bulk_item_one check (num_nonnulls(property_id, account_id, project_id) = 1),
  add constraint bulk_item_project_once unique (bulk_id, project_id);
create index bulk_item_project on bulk_item (project_id) where project_id is not null;
