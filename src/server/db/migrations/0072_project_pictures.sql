-- A title picture that a person has uploaded for a project, before those of its units, with its alternative texts.
alter table project
  add column own_bild_hash text references media,
  add column own_bild_alt jsonb not null default '{}';
