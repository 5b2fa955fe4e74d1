-- Values that a hand has set in a listing (decision 48): a layer above the feed. The columns of `property` hold what
-- counts; a field without a row here comes from the feed.
create table property_hand (
  property_id bigint not null references property on delete cascade,
  -- A column of `property`, see src/domain/properties/hand.ts.
  field text not null,
  value jsonb not null,
  -- What the feed said last: it counts again when the field is given back.
  feed_value jsonb not null,
  changed_at timestamptz not null,
  primary key (property_id, field)
);
