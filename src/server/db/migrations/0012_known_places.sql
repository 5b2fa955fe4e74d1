-- Networks from which an account was signed in: there wrong tries of others do not lock its owner out.
create table account_place (
  user_id bigint not null references account on delete cascade,
  -- SHA-256 of the account's address and the network's, so that neither stands here.
  place_hash bytea not null,
  seen_at timestamptz not null,
  primary key (user_id, place_hash)
);
create index account_place_hash on account_place (place_hash);
create index account_place_seen on account_place (seen_at);

-- `code`: a short code that is mailed to whoever has no password, before something that cannot be taken back.
alter table account_token drop constraint account_token_purpose_check,
  add constraint account_token_purpose_check check (purpose in ('confirm', 'email', 'reset', 'social', 'code'));
