-- An inquiry that turns out to be spam is taken back from its day, by a note of -1.
alter table figure_note drop constraint figure_note_count_check, add check (count <> 0);

-- Those that are spam already. Inquiries older than the first count have never been counted.
with begun as (select min(day) as day from figure_day where kind = 'inquiry')
insert into figure_note (day, kind, company_id, count)
select (i.created_at at time zone 'Europe/Vienna')::date, 'inquiry', i.company_id, -count(*)
from inquiry i, begun
where i.status = 'spam' and (i.created_at at time zone 'Europe/Vienna')::date >= begun.day
group by 1, 3;

-- Inquiries about projects counted for the portal, and for no company.
create temporary table counted on commit drop as
with begun as (select min(day) as day from figure_day where kind = 'inquiry')
select i.company_id, (i.created_at at time zone 'Europe/Vienna')::date as day, count(*)::integer as inquiries
from inquiry i, begun
where i.project_id is not null and i.company_id is not null
  and (i.created_at at time zone 'Europe/Vienna')::date >= begun.day
group by 1, 2;
insert into company_day (company_id, day, inquiries)
select company_id, day, inquiries from counted
on conflict (company_id, day) do update set inquiries = company_day.inquiries + excluded.inquiries;
insert into company_month (company_id, month, inquiries)
select company_id, date_trunc('month', day)::date, sum(inquiries) from counted group by 1, 2
on conflict (company_id, month) do update set inquiries = company_month.inquiries + excluded.inquiries;
drop table counted;
