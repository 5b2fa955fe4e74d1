-- Exposes in the storage, by the hash of everything that they show.
create table expose_document (
  hash text primary key,
  -- 'property', 'project' or 'collection'; the subject of a collection is its first home.
  kind text not null,
  subject_id bigint not null,
  bytes integer not null,
  -- [{"width": 720, "height": 1018}, ...] once the pages were drawn as pictures
  pages jsonb,
  read_at timestamptz not null
);

create index expose_document_read_at on expose_document (read_at);
