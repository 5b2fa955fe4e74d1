-- People who ask to be forgotten, with an account or without one (decision 106).

-- A mail that waits, such as the one that cancels a viewing, is emptied as soon as it was sent or refused.
alter table delivery add column forget boolean not null default false;

-- Since when a person of a company is blank. Its key is a hash, by which a feed that still names the person is told.
alter table agent add column erased_at timestamptz;

-- Pictures of people who were erased: the nightly clean-up removes their files, unless something else shows them.
create table forgotten_media (
  hash text primary key
);
