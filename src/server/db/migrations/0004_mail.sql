-- The outbox: whatever is sent is a row first, written in the transaction of its cause.

create table mail (
  id bigint generated always as identity primary key,
  -- Names the cause (confirm:17, digest:4:2026-11-21), never a person: it stays when the mail itself is emptied.
  dedupe_key text not null unique,
  -- Goes with the account, where it belongs to one.
  user_id bigint references account on delete cascade,
  recipient text not null,
  language text not null,
  subject text not null,
  html text not null,
  text text not null,
  reply_to text,
  headers jsonb not null default '{}',
  -- [{filename, content_type, content}], content as text
  attachments jsonb not null default '[]',
  message_id text not null,
  -- kept: nobody was told where to send it; the operator reads it. refused: the other side will never take it.
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'kept', 'refused')),
  attempts integer not null default 0,
  last_error text,
  -- queued: not tried before; sending: whoever claimed it is given up after this.
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- When the content was taken out, for privacy.
  emptied_at timestamptz
);
create index mail_due on mail (next_attempt_at) where status in ('queued', 'sending');
create index mail_full on mail (created_at) where emptied_at is null;
create index mail_user on mail (user_id) where user_id is not null;
