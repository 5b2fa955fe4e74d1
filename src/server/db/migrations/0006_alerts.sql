-- Who wants to hear of which homes, what happened to homes, and short messages (SMS, web push).

create table search_agent (
  id bigint generated always as identity primary key,
  -- Null: a guest, known by his confirmed address.
  user_id bigint references account on delete cascade,
  name text not null,
  email text not null,
  -- For SMS; nothing is sent there before the code that was sent to it came back.
  phone text,
  sms_code text,
  sms_confirmed_at timestamptz,
  language text not null,
  -- The search as its query string (src/domain/search/codec.ts), without order and page.
  criteria text not null,
  frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
  by_email boolean not null default true,
  by_sms boolean not null default false,
  -- Of the mailed links that confirm, pause and end it.
  token text not null unique,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- What happened before is not told; set when it is confirmed or goes on after a pause. Null: it rests.
  active_since timestamptz,
  last_digest_at timestamptz not null
);
create index search_agent_user on search_agent (user_id) where user_id is not null;
create index search_agent_email on search_agent (email);
create index search_agent_active on search_agent (id) where active_since is not null;
create index search_agent_digest on search_agent (frequency, last_digest_at) where active_since is not null;

-- What an agent has found: each thing once, told when delivered_at is set.
create table search_agent_hit (
  id bigint generated always as identity primary key,
  search_agent_id bigint not null references search_agent on delete cascade,
  property_id bigint not null references property on delete cascade,
  kind text not null check (kind in ('new', 'reduced', 'reserved', 'free', 'gone')),
  -- Tells things of one kind apart: the price of a reduction, the event of a status; empty for new.
  key text not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  unique (search_agent_id, property_id, kind, key)
);
create index search_agent_hit_waiting on search_agent_hit (search_agent_id, id) where delivered_at is null;
create index search_agent_hit_property on search_agent_hit (property_id);

create table price_alert (
  user_id bigint not null references account on delete cascade,
  property_id bigint not null references property on delete cascade,
  target_price numeric(14, 2) not null,
  -- What it cost when the alert was set.
  price numeric(14, 2) not null,
  notes text not null default '',
  by_email boolean not null default true,
  by_push boolean not null default false,
  created_at timestamptz not null,
  -- When the price was reached, or the home was gone: told once.
  reached_at timestamptz,
  ended_at timestamptz,
  primary key (user_id, property_id)
);
create index price_alert_waiting on price_alert (property_id) where reached_at is null and ended_at is null;

-- What happened to published homes, left by whoever writes them, in his transaction; taken away when it is worked off.
create table property_event (
  id bigint generated always as identity primary key,
  property_id bigint not null,
  kind text not null check (kind in ('new', 'reduced', 'reserved', 'free', 'gone')),
  -- The row of the read model at that moment.
  home jsonb not null,
  at timestamptz not null default now()
);

create function note_property_event(kind text, home property_search) returns void language plpgsql as $$
begin
  -- Nobody waits: then nobody misses it, and a large import is not slowed.
  if exists (select from search_agent) or exists (select from price_alert) then
    insert into property_event (property_id, kind, home)
    values (home.id, kind, to_jsonb(home) - array['titel_words', 'words', 'grid_x', 'grid_y']);
  end if;
end $$;

create function note_published() returns trigger language plpgsql as $$
begin
  case tg_op
    when 'INSERT' then perform note_property_event('new', new);
    when 'DELETE' then perform note_property_event('gone', old);
    else
      if new.preis < old.preis then perform note_property_event('reduced', new); end if;
  end case;
  return null;
end $$;

create trigger property_search_event after insert or update or delete on property_search
  for each row execute function note_published();

create function note_status() returns trigger language plpgsql as $$
declare
  published property_search;
begin
  select * into published from property_search where id = new.id;
  if found then
    perform note_property_event(case new.status when 'reserved' then 'reserved' else 'free' end, published);
  end if;
  return null;
end $$;

create trigger property_status_event after update of status on property
  for each row when (
    (old.status = 'active' and new.status = 'reserved') or (old.status = 'reserved' and new.status = 'active')
  ) execute function note_status();

create table push_subscription (
  id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_user on push_subscription (user_id);

-- Short messages, kept first and sent second, as mails are (0004_mail.sql).
create table notice (
  id bigint generated always as identity primary key,
  dedupe_key text not null unique,
  channel text not null check (channel in ('sms', 'push')),
  user_id bigint references account on delete cascade,
  -- A telephone number, or null for push.
  recipient text,
  push_subscription_id bigint references push_subscription on delete cascade,
  -- {text} of an SMS, {title, body, url} of a push message
  payload jsonb not null,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'kept', 'refused')),
  attempts integer not null default 0,
  last_error text,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index notice_due on notice (next_attempt_at) where status in ('queued', 'sending');
create index notice_created on notice (created_at);
create index notice_user on notice (user_id) where user_id is not null;
create index notice_push on notice (push_subscription_id) where push_subscription_id is not null;

-- What an installation makes once and keeps: the keys of web push.
create table installation (
  name text primary key,
  value jsonb not null
);
