-- An inquiry is about a home, about a project as a whole, or for the portal.
alter table inquiry add column project_id bigint references project on delete set null;
create index inquiry_project on inquiry (project_id) where project_id is not null;
