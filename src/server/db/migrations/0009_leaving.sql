-- What is to be found again when somebody signs out, leaves, or is no longer looked at.

-- Signing out of a browser ends the messages to it. A session that only ran out leaves them: null.
alter table push_subscription add column session_id bigint references session on delete set null;
create index push_subscription_session on push_subscription (session_id) where session_id is not null;

-- What was sent without an account belongs to the one that has confirmed the address.
create index inquiry_email on inquiry (email);
create index appointment_email on appointment (email);
create index listing_report_email on listing_report (email) where email is not null;

-- Pictures of link previews that lie in the storage; removed when nobody has asked for one for a month, or when what it
-- shows is no longer offered.
create table preview_picture (
  hash text primary key,
  kind text not null check (kind in ('property', 'project')),
  -- Of a property or a project, that may be gone meanwhile.
  subject_id bigint not null,
  read_at timestamptz not null
);
create index preview_picture_read on preview_picture (read_at);
