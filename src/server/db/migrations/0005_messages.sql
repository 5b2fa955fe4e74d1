-- What visitors send: inquiries, reports, appointments, newsletter. Kept as rows first, mailed second (0004_mail.sql).

create table inquiry (
  id bigint generated always as identity primary key,
  -- Null: a message to the portal itself, from the contact page.
  property_id bigint references property on delete set null,
  company_id bigint references company on delete set null,
  user_id bigint references account on delete set null,
  name text not null,
  email text not null,
  phone text,
  message text not null,
  language text not null,
  privacy_accepted_at timestamptz not null,
  created_at timestamptz not null
);
create index inquiry_user on inquiry (user_id) where user_id is not null;
create index inquiry_company on inquiry (company_id, created_at);
create index inquiry_created on inquiry (created_at);

create table listing_report (
  id bigint generated always as identity primary key,
  property_id bigint not null references property on delete cascade,
  reason text not null check (reason in ('fraud', 'wrong_data', 'gone', 'other')),
  message text not null default '',
  email text,
  created_at timestamptz not null
);
create index listing_report_property on listing_report (property_id);
create index listing_report_created on listing_report (created_at);

-- When the agency can be met: {"1": [[540, 1020]], ...}, weekday from Monday 1 to Sunday 7, minutes of the day in
-- Vienna; null takes the hours of src/server/appointments/hours.ts.
alter table company add column opening_hours jsonb;

create table appointment (
  id bigint generated always as identity primary key,
  property_id bigint references property on delete set null,
  -- Whose calendar it stands in: the agent's, else the company's, else the portal's own (both null).
  company_id bigint references company on delete set null,
  agent_id bigint references agent on delete set null,
  user_id bigint references account on delete set null,
  type text not null check (type in ('viewing', 'consultation', 'phone', 'video')),
  starts_at timestamptz not null,
  duration integer not null,
  status text not null default 'booked' check (status in ('booked', 'cancelled')),
  -- Rises with every change: calendars take the highest.
  sequence integer not null default 0,
  name text not null,
  email text not null,
  phone text,
  message text not null default '',
  language text not null,
  -- Of the mailed link with which it is moved or cancelled. Not hashed: later mails carry it too, and whoever reads
  -- this table knows the appointment anyway.
  token text not null unique,
  privacy_accepted_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index appointment_calendar on appointment (company_id, agent_id, starts_at) where status = 'booked';
create index appointment_user on appointment (user_id) where user_id is not null;
create index appointment_starts on appointment (starts_at);

create table newsletter_subscription (
  id bigint generated always as identity primary key,
  email text not null unique,
  name text,
  frequency text not null check (frequency in ('weekly', 'monthly')),
  language text not null,
  -- One token for confirming and leaving, in every issue; made anew with every sign-up that is not confirmed yet.
  token text not null unique,
  -- Proof of consent: when it was asked for, and when the mailed link was opened.
  requested_at timestamptz not null,
  confirmed_at timestamptz,
  -- Who has left stays for three years as proof that he had agreed, without his name.
  left_at timestamptz,
  created_at timestamptz not null
);
create index newsletter_readers on newsletter_subscription (frequency, id)
  where confirmed_at is not null and left_at is null;
