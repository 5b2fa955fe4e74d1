-- Whose listings a feed may touch (decision 43): a source is bound to the companies of its first run, to further ones
-- by the operator.

create table import_source_company (
  source_id bigint not null references import_source on delete cascade,
  company_id bigint not null references company,
  -- True for further sources that the operator allows for this company.
  shared boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (source_id, company_id)
);
-- A company belongs to one source, also when two runs meet it at the same moment.
create unique index import_source_company_own on import_source_company (company_id) where not shared;
create index import_source_company_company on import_source_company (company_id);

-- Names under which the operator expects a sender in a source.
create table import_source_name (
  source_id bigint not null references import_source on delete cascade,
  -- openimmo_anid, anbieternr or firma in lower case; empty for a sender that gives none of them.
  name text not null,
  -- Null until the sender is met: then its company is made.
  company_id bigint references company,
  primary key (source_id, name)
);

alter table company add column anbieternr text;
create index company_anbieternr on company (anbieternr) where anbieternr is not null;

alter table import_source
  -- Since then only the operator binds further companies.
  add column bound_at timestamptz,
  -- Days until a home expires that no feed names; 0 is never. Null: EXPIRE_AFTER_DAYS, and never for senders of TEIL.
  add column expire_after_days integer check (expire_after_days between 0 and 3650),
  -- ISO 3166-1 alpha-3: the country of objects that name none; null is AUT.
  add column default_country text check (default_country ~ '^[A-Z]{3}$');

alter table import_run
  -- Null: the file names no sender, so that it belongs to no source.
  alter column source_id drop not null,
  -- Objects in the file; null until it was read for the first time.
  add column total integer;

-- What was imported so far shows who belongs together. Companies that came without --source all stood under
-- "standard": if they are several, each gets a source of its own with the same settings.
with fed as (
  select p.company_id, s.id as source_id, s.key, max(p.last_seen_at) as seen
  from property p join import_source s on s.id = p.import_source_id
  group by p.company_id, s.id, s.key
), crowd as (
  select f.company_id, case
      when coalesce(c.openimmo_anid, c.firma) ~ '^[A-Za-z0-9._-]{1,100}$' then coalesce(c.openimmo_anid, c.firma)
      else c.slug end as wanted
  from fed f join company c on c.id = f.company_id
  where f.key = 'standard' and (select count(*) from fed where key = 'standard') > 1
    and not exists (select from fed other where other.company_id = f.company_id and other.key <> 'standard')
), named as (
  select company_id, case
      when exists (select from import_source s where s.key = wanted)
        or count(*) over (partition by wanted) > 1 then wanted || '-' || company_id
      else wanted end as key
  from crowd
), made as (
  insert into import_source (key, name, voll_deletes, max_deletion_share, modus, encoding, bound_at)
  select n.key, n.key, s.voll_deletes, s.max_deletion_share, s.modus, s.encoding, now()
  from named n cross join import_source s
  where s.key = 'standard'
  returning id, key
), bound as (
  select f.company_id, f.source_id, f.seen from fed f
  where f.key <> 'standard' or (select count(*) from fed where key = 'standard') = 1
  union all
  select n.company_id, m.id, now() from named n join made m on m.key = n.key
)
insert into import_source_company (source_id, company_id, shared)
select source_id, company_id, row_number() over (partition by company_id order by seen desc, source_id) > 1
from bound;

update import_source s set bound_at = now()
where bound_at is null and exists (select from import_source_company b where b.source_id = s.id);
