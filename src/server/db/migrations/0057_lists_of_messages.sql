-- The list of messages in its orders: without them each page sorts all messages. `created_at desc nulls last` is no
-- order of an index of created_at alone, though the column has no null.
create index delivery_newest on delivery (created_at desc nulls last, id desc);
create index delivery_sent on delivery (sent_at desc nulls last, id desc);
create index delivery_status on delivery (status, created_at desc nulls last, id desc);
drop index delivery_created;

-- Parts of addresses and errors, by trigrams (as migration 0040): a search reads no contents.
do $$
begin
  create extension if not exists pg_trgm;
  create index if not exists delivery_recipient_text on delivery using gin (recipient gin_trgm_ops);
  create index if not exists delivery_error_text on delivery using gin (last_error gin_trgm_ops)
    where last_error is not null;
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm is not available: %', sqlerrm;
end
$$;
