-- The inbox of agencies and of the portal, and viewings that an agency confirms, declines or answers with other times.

alter table inquiry
  add column status text not null default 'new' check (status in ('new', 'open', 'waiting', 'done', 'spam')),
  add column owner_id bigint references account on delete set null,
  -- When the first answer was written here.
  add column answered_at timestamptz,
  -- The dedupe_key of the mail that carries the openimmo_feedback; null: the agency wants none.
  add column feedback_key text,
  add column updated_at timestamptz not null default now();
update inquiry set updated_at = created_at;
update inquiry i set feedback_key = d.dedupe_key
  from delivery d where d.channel = 'mail' and d.dedupe_key = 'inquiry:' || i.id || ':feedback';

drop index inquiry_company;
-- In the order of pages of the inbox, newest first (src/server/db/page.ts).
create index inquiry_company on inquiry (company_id, created_at desc nulls last, id desc);
create index inquiry_company_status on inquiry (company_id, status, created_at desc nulls last, id desc);
create index inquiry_status on inquiry (status, created_at desc nulls last, id desc);
create index inquiry_newest on inquiry (created_at desc nulls last, id desc);
create index inquiry_owner on inquiry (owner_id) where owner_id is not null;

-- For colleagues only.
create table inquiry_note (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiry on delete cascade,
  author_id bigint references account on delete set null,
  text text not null,
  created_at timestamptz not null
);
create index inquiry_note_inquiry on inquiry_note (inquiry_id);
create index inquiry_note_author on inquiry_note (author_id) where author_id is not null;

-- A mail that was written here: `answer:{id}` is its dedupe_key.
create table inquiry_answer (
  id bigint generated always as identity primary key,
  inquiry_id bigint not null references inquiry on delete cascade,
  author_id bigint references account on delete set null,
  language text not null,
  subject text not null,
  text text not null,
  created_at timestamptz not null
);
create index inquiry_answer_inquiry on inquiry_answer (inquiry_id);
create index inquiry_answer_author on inquiry_answer (author_id) where author_id is not null;

-- A file of an answer; without an answer it is uploaded and not sent yet, or its answer is gone.
create table answer_file (
  id bigint generated always as identity primary key,
  answer_id bigint references inquiry_answer on delete set null,
  author_id bigint references account on delete set null,
  name text not null,
  media_type text not null,
  bytes integer not null,
  -- Of the storage.
  key text not null unique,
  created_at timestamptz not null
);
create index answer_file_answer on answer_file (answer_id) where answer_id is not null;
create index answer_file_loose on answer_file (created_at) where answer_id is null;
create index answer_file_author on answer_file (author_id) where author_id is not null;

create table answer_template (
  id bigint generated always as identity primary key,
  -- Null: of the portal.
  company_id bigint references company on delete cascade,
  name text not null,
  language text not null,
  subject text not null,
  text text not null,
  updated_at timestamptz not null
);
create index answer_template_company on answer_template (company_id, name);

alter table appointment drop constraint appointment_status_check;
alter table appointment
  add constraint appointment_status_check
    check (status in ('booked', 'confirmed', 'proposed', 'declined', 'cancelled')),
  -- What the agency wrote when it declined, or proposed other times.
  add column reason text not null default '',
  -- The other times, while the status is proposed: they are held until the visitor chooses.
  add column proposals timestamptz[] not null default '{}';
drop index appointment_calendar;
create index appointment_calendar on appointment (company_id, agent_id, starts_at)
  where status in ('booked', 'confirmed', 'proposed');
create index appointment_company on appointment (company_id, starts_at, id);
