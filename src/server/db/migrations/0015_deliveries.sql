-- One outbox for mail, SMS and web push, in place of the tables mail and notice: whatever is sent is a row first,
-- written in the transaction of its cause.

-- Who still writes is waited for, and nobody writes between the copy and the end of the old tables.
lock table mail, notice in access exclusive mode;

create table delivery (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms', 'push')),
  -- Names the cause (confirm:17, agent:4:812), never a person: it stays when the delivery itself is emptied.
  dedupe_key text not null,
  -- Goes with the account, where it belongs to one.
  user_id bigint references account on delete cascade,
  -- An address or a telephone number; null for push.
  recipient text,
  reply_to text,
  push_subscription_id bigint references push_subscription on delete cascade,
  -- What the channel sends: src/server/deliveries, `payload` of each channel.
  payload jsonb not null,
  -- kept: nothing is configured to send it by; the operator reads it. refused: the other side will never take it.
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'kept', 'refused')),
  attempts integer not null default 0,
  last_error text,
  -- sending: the lease; after it, who claimed the delivery is given up. queued: after it, its job is taken for lost.
  overdue_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- When the content was taken out, for privacy.
  emptied_at timestamptz,
  unique (channel, dedupe_key)
);

insert into delivery (
  channel, dedupe_key, user_id, recipient, reply_to, push_subscription_id, payload,
  status, attempts, last_error, overdue_at, created_at, sent_at, emptied_at
)
select
  'mail', dedupe_key, user_id, recipient, reply_to, null,
  case when emptied_at is null then jsonb_build_object(
    'language', language, 'subject', subject, 'html', html, 'text', text,
    'headers', headers, 'attachments', attachments, 'messageId', message_id
  ) else '{}' end,
  -- The job of a mail that waits for its next try goes with the old queues: the sweep makes it a new one.
  status, attempts, last_error, next_attempt_at, created_at, sent_at, emptied_at
from mail
union all
select
  channel, dedupe_key, user_id, recipient, null, push_subscription_id, payload,
  status, attempts, last_error, next_attempt_at, created_at, sent_at, null
from notice
order by created_at;

drop table mail, notice;

create index delivery_overdue on delivery (overdue_at) where status in ('queued', 'sending');
create index delivery_full on delivery (created_at) where emptied_at is null;
create index delivery_user on delivery (user_id) where user_id is not null;
create index delivery_recipient on delivery (recipient) where emptied_at is null;
create index delivery_reply_to on delivery (reply_to) where emptied_at is null and reply_to is not null;
create index delivery_push on delivery (push_subscription_id) where push_subscription_id is not null;

-- Nobody works on these queues any more. They are there once pg-boss has started on this database.
do $$
declare
  old constant text[] := array['mail.send', 'mail.sweep', 'mail.clean', 'notice.send', 'notice.sweep'];
begin
  if to_regclass('pgboss.queue') is not null then
    delete from pgboss.schedule where name = any (old);
    delete from pgboss.job where name = any (old);
    delete from pgboss.queue where name = any (old);
  end if;
end $$;
