-- How agencies send their feeds without a shell (docs/decisions/0047).
alter table import_source
  -- SHA-256 of the secret, which is the bearer of uploads and the password of SFTP; null: only commands import.
  add column secret_hash bytea,
  -- Public keys for SFTP, as OpenSSH writes them: "ssh-ed25519 AAAA...".
  add column ssh_keys text[] not null default '{}',
  -- Where the report goes when something was wrong; null: nowhere.
  add column report_email text,
  add column report_language text not null default 'de' check (report_language in ('de', 'gb')),
  -- A feed that Klinke fetches by itself, every so many minutes.
  add column pull_url text,
  add column pull_minutes integer not null default 60 check (pull_minutes between 5 and 10080),
  -- The last look at that address: when, and what its answer said about its version and its fault.
  add column pulled_at timestamptz,
  add column pull_etag text,
  add column pull_last_modified text,
  add column pull_fault text;

-- Whether inquiries carry an openimmo_feedback, which the agency's software reads.
alter table company add column openimmo_feedback boolean not null default false;

-- A feed that arrived, by whatever way. Its file lies in DATA_DIR/feeds/spool/<id>.
create table feed_delivery (
  id bigint generated always as identity primary key,
  source_id bigint not null references import_source on delete cascade,
  way text not null check (way in ('put', 'tus', 'sftp', 'pull')),
  file_name text not null,
  bytes bigint not null,
  -- Of a resumable upload: it becomes one delivery only, however often its end is noticed.
  upload_id text unique,
  -- failed: the import could not run at all, several times; done: it ran, and its run tells how.
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- How often a run of it was begun: a feed that ends the process each time is given up.
  attempts integer not null default 0,
  run_id bigint references import_run on delete set null,
  received_at timestamptz not null,
  finished_at timestamptz,
  -- The file is deleted after a few newer ones; the row stays.
  file_deleted boolean not null default false
);
create index feed_delivery_source on feed_delivery (source_id, id);
create index feed_delivery_open on feed_delivery (source_id) where state in ('waiting', 'running');
