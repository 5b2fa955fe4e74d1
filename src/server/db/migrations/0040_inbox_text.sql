-- Parts of words in inquiries ("stellplatz" in "Tiefgaragenstellplatz"), which an index of whole words does not find.
-- pg_trgm is a trusted extension of PostgreSQL's own packages: a role that may create objects in its database may
-- install it. Where it is missing or refused, the search reads every inquiry, as before.
do $$
begin
  create extension if not exists pg_trgm;
  create index if not exists inquiry_text on inquiry
    using gin (name gin_trgm_ops, email gin_trgm_ops, message gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm is not available: %', sqlerrm;
end
$$;
