-- Acts on many inquiries are undone as those on many homes, accounts and projects are.
alter table bulk_item
  drop constraint bulk_item_one,
  add column inquiry_id bigint references inquiry on delete cascade,
  add constraint bulk_item_one check (num_nonnulls(property_id, account_id, project_id, inquiry_id) = 1),
  add constraint bulk_item_inquiry_once unique (bulk_id, inquiry_id);
create index bulk_item_inquiry on bulk_item (inquiry_id) where inquiry_id is not null;
