-- Accounts, their sessions and what they keep; what hangs on an account goes with it (on delete cascade).

create table account (
  id bigint generated always as identity primary key,
  -- In lower case.
  email text not null,
  -- Anybody may sign up with any address; it is his only when this is set. Unconfirmed accounts end after 7 days.
  email_confirmed_at timestamptz,
  name text not null,
  phone text,
  -- argon2id in PHC format; null for accounts that only know a social login.
  password_hash text,
  role text not null default 'user' check (role in ('user', 'agent', 'admin')),
  company_id bigint references company on delete set null,
  language text not null default 'de',
  -- What differs from the default (src/domain/auth/schemas.ts).
  notifications jsonb not null default '{}',
  terms_accepted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index account_email on account (email) where email_confirmed_at is not null;
create index account_pending on account (email, id) where email_confirmed_at is null;
create index account_company on account (company_id) where company_id is not null;

create table account_identity (
  provider text not null check (provider in ('google', 'facebook')),
  subject text not null,
  user_id bigint not null references account on delete cascade,
  created_at timestamptz not null default now(),
  primary key (provider, subject)
);
create index account_identity_user on account_identity (user_id);

create table session (
  id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  -- SHA-256 of the token, which only the browser has.
  token_hash bytea not null unique,
  user_agent text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null
);
create index session_of_user on session (user_id);
create index session_expires on session (expires_at);

-- Single-use tokens of mailed links and of the return from a social login.
create table account_token (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('confirm', 'email', 'reset', 'social')),
  user_id bigint not null references account on delete cascade,
  data jsonb not null default '{}',
  expires_at timestamptz not null
);
create index account_token_user on account_token (user_id, purpose);
create index account_token_expires on account_token (expires_at);

-- A social login between its start and its return, known by a cookie.
create table social_attempt (
  cookie_hash bytea primary key,
  provider text not null,
  state text not null,
  nonce text not null,
  code_verifier text not null,
  language text not null,
  expires_at timestamptz not null
);

create table favorite (
  user_id bigint not null references account on delete cascade,
  property_id bigint not null references property on delete cascade,
  note text not null default '',
  created_at timestamptz not null,
  primary key (user_id, property_id)
);
create index favorite_property on favorite (property_id);

-- Lost at a crash, which nobody minds. key is a hash, so that no address is kept.
create unlogged table rate_limit (
  key bytea primary key,
  count integer not null,
  ends_at timestamptz not null
);
create index rate_limit_ends on rate_limit (ends_at);

-- What was answered to a request with an Idempotency-Key; status is null while the first one is worked on.
create table idempotency (
  key bytea primary key,
  request bytea not null,
  status integer,
  body text,
  created_at timestamptz not null
);
create index idempotency_created on idempotency (created_at);
