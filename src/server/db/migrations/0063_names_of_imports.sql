-- The palette finds imports by a part of the file's name, by trigrams (as migration 0040).
do $$
begin
  create extension if not exists pg_trgm;
  create index if not exists import_run_file on import_run using gin (file_name gin_trgm_ops);
exception
  when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm is not available: %', sqlerrm;
end
$$;
