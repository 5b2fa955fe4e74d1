-- Mails that come back, and addresses that get no more mail (decision 74).

-- stopped: a mail to an address that gets no more.
alter table delivery
  drop constraint delivery_status_check,
  add constraint delivery_status_check check (status in ('queued', 'sending', 'sent', 'kept', 'refused', 'stopped'));
create index delivery_created on delivery (created_at);
-- The random part of the Message-ID, by which reports name a mail.
create index delivery_message on delivery (split_part(substr(payload ->> 'messageId', 2), '@', 1))
  where channel = 'mail' and emptied_at is null;

create table stopped_address (
  id bigint generated always as identity primary key,
  -- SHA-256 of the address in lower case: it stays when the address itself is erased with its account.
  hash bytea not null unique,
  address text,
  why text not null check (why in ('bounced', 'complained')),
  -- The answer of the mail server, or the text of the report.
  reason text not null,
  delivery_id bigint references delivery on delete set null,
  stopped_at timestamptz not null
);
create index stopped_address_delivery on stopped_address (delivery_id) where delivery_id is not null;

-- What mail servers reported about a mail after they had accepted it.
create table mail_report (
  id bigint generated always as identity primary key,
  -- SHA-256 of the report: a report that is read twice counts once.
  fingerprint bytea not null unique,
  delivery_id bigint not null references delivery on delete cascade,
  kind text not null check (kind in ('failed', 'delayed', 'complaint')),
  -- The enhanced status code of RFC 3463, such as 5.1.1.
  status text,
  detail text not null,
  at timestamptz not null
);
create index mail_report_delivery on mail_report (delivery_id, id);

-- Mails in the mailbox of reports that no rule could read. They stay there, for people.
create table unread_report (
  uid_validity bigint not null,
  uid bigint not null,
  problem text not null check (problem in ('no_report', 'unknown_mail', 'broken')),
  sender text not null,
  subject text not null,
  received_at timestamptz not null,
  primary key (uid_validity, uid)
);
