-- Editing homes by hand: more fields above the feed, homes without a feed, and photographs.

alter table property
  -- Made by a person, without a feed: no import finds, changes or ends it.
  add column by_hand boolean not null default false,
  -- The position as the feed sent it, below one that a hand has set; null until the next import.
  add column sent_position jsonb;

-- Photographs and documents that a person has uploaded; an import replaces only the others.
alter table property_media add column uploaded_at timestamptz;

-- What a hand says about the files of a home, by their content: a layer above the feed, as property_hand is.
create table property_picture (
  property_id bigint not null references property on delete cascade,
  hash text not null references media,
  -- Where the feed has it: a new version at the same address or file name takes the row over.
  pfad text,
  place integer not null,
  gruppe text not null,
  -- Alternative texts by language.
  alt jsonb not null default '{}',
  -- A deleted file stays, so that the deletion can be undone.
  hidden_at timestamptz,
  primary key (property_id, hash)
);
