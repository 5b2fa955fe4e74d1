-- What administrators see and do with accounts (src/server/auth/members).
alter table account
  -- A disabled account cannot sign in; its data stay.
  add column disabled_at timestamptz,
  -- Administrators read it, and the person in the export of their data.
  add column disabled_reason text check (char_length(disabled_reason) between 1 and 500),
  -- Written with the sessions, at most once an hour; it outlives them.
  add column last_seen_at timestamptz;

update account set last_seen_at = seen.at
from (select user_id, max(last_seen_at) as at from session group by user_id) as seen
where seen.user_id = account.id;

-- Words of name and address, found by their beginnings. It needs no extension, which the operator's role may not be
-- allowed to create, and answers for two letters as well, which have no trigram.
create index account_words on account
  using gin (to_tsvector('simple', translate(name || ' ' || email, '@.-_+''', '      ')));

-- The sort orders of the list, each in both directions (server/db/page.ts): with empty values last in both,
-- PostgreSQL cannot read one index in the other direction.
create index account_by_name on account (name, id);
create index account_by_name_down on account (name desc nulls last, id desc);
create index account_by_email on account (email, id);
create index account_by_email_down on account (email desc nulls last, id desc);
create index account_by_created on account (created_at, id);
create index account_by_created_down on account (created_at desc nulls last, id desc);
create index account_by_seen on account (last_seen_at, id);
create index account_by_seen_down on account (last_seen_at desc nulls last, id desc);
-- Its filters that few accounts pass.
create index account_staff on account (role, id) where role <> 'user';
create index account_disabled on account (id) where disabled_at is not null;
