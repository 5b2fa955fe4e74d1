-- Until when a home is let (the later filter `befristung`), and the days between which its sender wants it online
-- (verwaltung_techn/aktiv_von, aktiv_bis), in Vienna.
alter table property
  add column befristet boolean,
  add column mietdauer_max_monate numeric(6, 1),
  add column aktiv_von date,
  add column aktiv_bis date,
  -- The status from aktiv_von on, while that day has not come and `status` is unlisted.
  add column status_ab_aktiv_von text check (status_ab_aktiv_von in ('active', 'reserved'));

-- What the daily change of days has to look at: a small part of all homes.
create index property_aktiv_von on property (aktiv_von) where status_ab_aktiv_von is not null;
create index property_aktiv_bis on property (aktiv_bis) where aktiv_bis is not null and status in ('active', 'reserved');
