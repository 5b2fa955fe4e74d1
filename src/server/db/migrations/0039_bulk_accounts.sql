-- Acts on many accounts are undone as those on many homes are.
alter table bulk_item
  drop constraint bulk_item_pkey,
  alter column property_id drop not null,
  add column account_id bigint references account on delete cascade,
  add constraint bulk_item_one check (num_nonnulls(property_id, account_id) = 1),
  add constraint bulk_item_property_once unique (bulk_id, property_id),
  add constraint bulk_item_account_once unique (bulk_id, account_id);
create index bulk_item_account on bulk_item (account_id) where account_id is not null;
