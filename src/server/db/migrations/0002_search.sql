-- What the SQL search engine asks beyond the read model itself. Words come folded and stemmed from
-- src/search/text/tokenize.ts, so that both engines find the same; a tsvector serves as an indexed set of words that knows
-- prefixes, nothing more. The grid is Web Mercator in 32-bit fractions of the world (src/search/geo/grid.ts).
alter table property_search
  add column titel_words tsvector not null default '',
  add column words tsvector not null default '',
  add column grid_x bigint,
  add column grid_y bigint;

create index property_search_newest on property_search (neu_seit desc, id desc);
create index property_search_preis on property_search (preis);
create index property_search_preis_kauf on property_search (preis_kauf);
create index property_search_preis_miete on property_search (preis_miete);
create index property_search_flaeche on property_search (flaeche);
create index property_search_position on property_search (lat, lng);
create index property_search_plz on property_search (plz text_pattern_ops);
create index property_search_anbieter on property_search (anbieter);
create index property_search_projekt on property_search (projekt) where projekt is not null;
create index property_search_orte on property_search using gin (orte);
create index property_search_words on property_search using gin (words);

-- insidePolygon of src/domain/search/area.ts, operation by operation, so that both say the same of every point; the
-- built-in polygon type rounds by some ten metres. points: lat, lng, lat, lng, ...
create function search_inside_polygon(points double precision[], lat double precision, lng double precision)
returns boolean language plpgsql immutable strict parallel safe as $$
declare
  inside boolean := false;
  numbers integer := cardinality(points);
  a_lat double precision;
  a_lng double precision;
  b_lat double precision := points[numbers - 1];
  b_lng double precision := points[numbers];
begin
  for i in 1 .. numbers - 1 by 2 loop
    a_lat := points[i];
    a_lng := points[i + 1];
    -- An edge that does not span the latitude decides nothing.
    if least(a_lat, b_lat) <= lat and lat <= greatest(a_lat, b_lat) then
      if least(a_lng, b_lng) <= lng and lng <= greatest(a_lng, b_lng)
        and (b_lng - a_lng) * (lat - a_lat) - (b_lat - a_lat) * (lng - a_lng) = 0 then
        return true;
      end if;
      if (a_lat > lat) <> (b_lat > lat) and lng < a_lng + ((b_lng - a_lng) * (lat - a_lat)) / (b_lat - a_lat) then
        inside := not inside;
      end if;
    end if;
    b_lat := a_lat;
    b_lng := a_lng;
  end loop;
  return inside;
end $$;

-- distanceKm of src/domain/search/area.ts: the haversine formula on the mean sphere.
create function search_distance_km(
  a_lat double precision, a_lng double precision, b_lat double precision, b_lng double precision
) returns double precision language plpgsql immutable strict parallel safe as $$
declare
  rad double precision := pi() / 180;
  s_lat double precision := sin(((b_lat - a_lat) * rad) / 2);
  s_lng double precision := sin(((b_lng - a_lng) * rad) / 2);
begin
  return 2 * 6371.0088::double precision
    * asin(least(1, sqrt(s_lat * s_lat + cos(a_lat * rad) * cos(b_lat * rad) * (s_lng * s_lng))));
end $$;
