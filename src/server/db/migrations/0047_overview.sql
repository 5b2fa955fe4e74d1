-- The figures at the start of the admin area (decision 75): new homes by day, without reading every home.
create index property_first_seen on property (first_seen_at, company_id);
create index property_company_first_seen on property (company_id, first_seen_at);

-- Views were counted by home and day before the sums of migration 0042 began: an older portal has its past, too.
insert into company_day (company_id, day, views)
select p.company_id, v.day, sum(v.views)
from property_view v join property p on p.id = v.property_id
group by p.company_id, v.day
on conflict (company_id, day) do nothing;
insert into figure_day (day, kind, part, count)
select day, 'view', '', sum(views) from property_view group by day
on conflict (day, kind, part) do nothing;
