-- Notices about projects: decided as those about homes.
alter table notice add column project_id bigint references project on delete set null;
create index notice_project on notice (project_id) where project_id is not null;
