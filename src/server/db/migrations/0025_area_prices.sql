-- Prices per m² by place, kind and offer, computed by an hourly job from the published homes (decision 52). A place is a
-- slug, an Austrian postcode, or `oesterreich`. Never of fewer than eight homes. EUR per m²; rents by the month.
create table area_price (
  place text not null,
  objektart text not null,
  vermarktungsart text not null check (vermarktungsart in ('KAUF', 'MIETE')),
  -- The larger places around it, nearest first.
  around text[] not null,
  anzahl integer not null check (anzahl >= 8),
  q1 double precision not null,
  median double precision not null,
  q3 double precision not null,
  -- The distribution: classes of equal width from class_from on; the first and the last one also count what is beyond.
  class_from double precision not null,
  class_step double precision not null,
  class_counts integer[] not null,
  as_of timestamptz not null,
  primary key (place, objektart, vermarktungsart)
);
create index area_price_kind on area_price (objektart, vermarktungsart);

-- The same by month, of all homes that were offered in it, also of those that are gone. A month that has ended is
-- computed once and kept.
create table area_price_month (
  place text not null,
  objektart text not null,
  vermarktungsart text not null check (vermarktungsart in ('KAUF', 'MIETE')),
  -- Its first day, in Vienna.
  monat date not null,
  anzahl integer not null check (anzahl >= 8),
  q1 double precision not null,
  median double precision not null,
  q3 double precision not null,
  as_of timestamptz not null,
  primary key (place, objektart, vermarktungsart, monat)
);
create index area_price_month_monat on area_price_month (monat);
