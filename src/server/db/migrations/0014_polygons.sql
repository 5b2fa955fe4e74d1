-- Areas are asked for with PostgreSQL's own polygons (src/server/search/conditions.ts), which are a hundred times faster.
drop function search_inside_polygon(double precision[], double precision, double precision);
