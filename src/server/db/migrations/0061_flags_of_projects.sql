-- The rules look at projects, too (decision 102). A flag has a number of its own.
alter table listing_flag drop constraint listing_flag_pkey;
alter table listing_flag
  add column id bigint generated always as identity primary key,
  add column project_id bigint references project on delete cascade,
  alter column property_id drop not null,
  add check (num_nonnulls(property_id, project_id) = 1),
  add unique (property_id, rule),
  add unique (project_id, rule);

-- Homes and projects that wait for the rules.
alter table flag_note
  add column project_id bigint,
  alter column property_id drop not null,
  add check (num_nonnulls(property_id, project_id) = 1);

create function note_project_for_flags() returns trigger language plpgsql as $$
begin
  insert into flag_note (project_id) values (new.id);
  return null;
end $$;
create trigger project_flags_new after insert on project
  for each row execute function note_project_for_flags();
-- A feed writes the same texts each day.
create trigger project_flags after update on project for each row
  when ((old.titel, old.beschreibung, old.titel_translations, old.beschreibung_translations, old.withheld_at, old.deleted_at)
    is distinct from
    (new.titel, new.beschreibung, new.titel_translations, new.beschreibung_translations, new.withheld_at, new.deleted_at))
  execute function note_project_for_flags();

insert into flag_note (project_id) select id from project where deleted_at is null order by id;
