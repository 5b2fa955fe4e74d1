-- Listings that are, or were last, one home at several companies (src/domain/properties/duplicates.ts): the group of
-- property_search ends with a listing, but the months in which it was offered count its home once (decision 52). `home`
-- is the least id of all listings that it had. No foreign key: one would lock the rows of other companies' listings, on
-- which their imports wait for this one (src/server/search/alike.ts).
create table home_listing (
  property_id bigint primary key,
  home bigint not null
);
create index home_listing_home on home_listing (home);
insert into home_listing (property_id, home) select id, gruppe from property_search where gruppe is not null;
