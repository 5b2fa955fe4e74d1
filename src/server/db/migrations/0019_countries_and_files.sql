-- Places abroad and files that change (docs/decisions/0046).

-- Unknown where the sender leaves it in doubt; formerly every such home was Austrian.
alter table property alter column land drop default, alter column land drop not null;
alter table project add column land text;
update project set land = 'AUT' where bundesland is not null;

-- ISO 3166 alpha-2. A postcode belongs to a country: AT-8010.
alter table property_search add column land text;
with country (alpha3, alpha2) as (values
  ('AUT', 'AT'), ('DEU', 'DE'), ('CHE', 'CH'), ('LIE', 'LI'), ('ITA', 'IT'), ('SVN', 'SI'), ('HRV', 'HR'), ('HUN', 'HU'),
  ('SVK', 'SK'), ('CZE', 'CZ'), ('ESP', 'ES'), ('FRA', 'FR'), ('PRT', 'PT'), ('GRC', 'GR'), ('GBR', 'GB'), ('USA', 'US'),
  ('POL', 'PL'), ('NLD', 'NL'), ('BEL', 'BE'), ('LUX', 'LU'), ('TUR', 'TR'), ('CYP', 'CY'), ('MLT', 'MT'), ('BGR', 'BG'),
  ('ROU', 'RO'), ('SRB', 'RS'), ('BIH', 'BA'), ('MNE', 'ME'), ('ARE', 'AE'), ('THA', 'TH'), ('ZAF', 'ZA'), ('CAN', 'CA'))
update property_search s
set land = c.alpha2, plz = c.alpha2 || '-' || upper(regexp_replace(s.plz, '[\s-]', '', 'g'))
from property p left join country c on c.alpha3 = p.land
where p.id = s.id;
-- The few homes abroad are counted while a visitor types.
create index property_search_abroad on property_search (land) where land <> 'AT';

-- What the server of a REMOTE file said about its version, and when it was last asked.
alter table property_media
  add column etag text,
  add column last_modified text,
  add column checked_at timestamptz;

alter table company
  add column logo_hash text references media,
  -- The address that the logo came from; null when it came with a feed.
  add column logo_pfad text,
  add column logo_etag text,
  add column logo_last_modified text;
