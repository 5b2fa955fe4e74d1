-- Homes that several companies offer (src/domain/properties/duplicates.ts). The group is the least id of its published
-- members, null for a home that stands alone; it lives only here, since only published listings are grouped.
alter table property_search add column gruppe bigint;
create index property_search_gruppe on property_search (gruppe) where gruppe is not null;
-- Where a listing looks for others of its figures, see src/server/search/alike.ts.
create index property_search_alike on property_search (plz, objektart, preis);

-- What a photograph shows, so that another size or compression of it is known again (src/server/media/look.ts).
alter table media add column look text;
create index media_look on media (look) where look is not null;
