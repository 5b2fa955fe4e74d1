-- The second factors of accounts (decision 62): passkeys, one-time codes of an app (TOTP), and recovery codes.
create table passkey (
  id bigint generated always as identity primary key,
  user_id bigint not null references account on delete cascade,
  credential_id text not null unique,
  -- COSE key.
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  -- As its owner calls it.
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_user on passkey (user_id);

create table totp (
  user_id bigint primary key references account on delete cascade,
  -- Encrypted with the key in DATA_DIR/keys (src/server/auth/second-factor/sealed.ts).
  secret bytea not null,
  -- Number of the last accepted half minute: each code counts once.
  last_step bigint not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);

-- A code is deleted when it is used.
create table recovery_code (
  user_id bigint not null references account on delete cascade,
  code_hash bytea not null,
  created_at timestamptz not null,
  primary key (user_id, code_hash)
);

-- `second-factor`: a login that waits for its second factor; `step-up`: a session that proves it again; `passkey` and
-- `totp`: a factor that is being set up.
alter table account_token drop constraint account_token_purpose_check,
  add constraint account_token_purpose_check check (
    purpose in ('confirm', 'email', 'reset', 'social', 'code', 'second-factor', 'step-up', 'passkey', 'totp')
  );
