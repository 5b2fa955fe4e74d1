import { type RawBuilder, sql } from 'kysely'
import { COUNTRY, HOMES_MIN, PRICED_KINDS } from '../../domain/area-prices/schemas.ts'
import { HOME_COUNTRY } from '../../domain/places/home-country.ts'
import { GEWERBLICH } from '../../domain/properties/vocabulary.ts'
import type { ReadDb } from '../ctx.ts'
import type { ComputedMonth, ComputedPrice } from './repository.ts'

/** Classes of a distribution: enough to see its shape, few enough for a telephone. */
const CLASSES = 10

/** The present figures, from the search's rows. */
export async function presentFigures(db: ReadDb): Promise<ComputedPrice[]> {
  const area = sql`case when s.objektart = 'GRUNDSTUECK' then s.grundstuecksflaeche else s.flaeche end`
  // Of a home that several companies offer, one listing counts.
  const offers = sql`
    select s.objektart, offer.art, offer.preis / ${area} as eur_m2, s.orte, s.land, s.plz
    from property_search s
    cross join lateral (values ('KAUF', s.preis_kauf), ('MIETE', s.preis_miete)) as offer (art, preis)
    where s.objektart = any(${[...PRICED_KINDS]}::text[]) and s.vermarktungsart @> array[offer.art]
      and offer.preis > 0 and ${area} > 0 and (s.gruppe is null or s.gruppe = s.id)`
  // The classes have a width of 1, 2 or 5 times a power of ten, and reach from the 5th to the 95th percentile.
  const { rows } = await sql<ComputedPrice>`
    with offers as (${offers}), located as (${located}), groups as (
      select place, objektart, art, count(*)::int as anzahl, mode() within group (order by around) as around,
        percentile_cont(array[0.05, 0.25, 0.5, 0.75, 0.95]) within group (order by eur_m2) as q
      from located group by place, objektart, art having count(*) >= ${HOMES_MIN}
    ), rough as (
      select *, greatest((q[5] - q[1]) / ${CLASSES - 2}::float8, q[3] / 1000) as width from groups
    ), scaled as (
      select *, power(10::float8, floor(log(width::numeric)::float8)) as unit from rough
    ), stepped as (
      select *, unit * case when width <= unit then 1 when width <= 2 * unit then 2 when width <= 5 * unit then 5 else 10 end
        as step
      from scaled
    ), classed as (
      select *, floor(q[1] / step) * step as first,
        least(${CLASSES}, greatest(1, ceil(q[5] / step) - floor(q[1] / step)))::int as classes
      from stepped
    ), counted as (
      select c.place, c.objektart, c.art,
        least(greatest(floor((l.eur_m2 - c.first) / c.step), 0), c.classes - 1)::int as class, count(*)::int as n
      from classed c join located l using (place, objektart, art) group by 1, 2, 3, 4
    ), grid as (
      select c.place, c.objektart, c.art, g.class
      from classed c cross join lateral generate_series(0, c.classes - 1) as g(class)
    ), filled as (
      select place, objektart, art, array_agg(coalesce(n, 0) order by class) as counts
      from grid left join counted using (place, objektart, art, class) group by place, objektart, art
    )
    select place, objektart, art as vermarktungsart, around, anzahl, q[2] as q1, q[3] as median, q[4] as q3,
      first as class_from, step as class_step, counts as class_counts
    from classed join filled using (place, objektart, art)`.execute(db)
  return rows
}

/**
 * Each offer once for every place that contains it, with the larger places around that one: its own places, smallest
 * first, then Austria; and its postcode.
 */
const located: RawBuilder<unknown> = sql`
  select objektart, art, eur_m2, home.places[nr] as place, home.places[nr + 1:] as around
  from offers
  cross join lateral (
    select case when land = ${HOME_COUNTRY} then orte || ${COUNTRY}::text else orte end as places) as home,
    generate_series(1, cardinality(home.places)) as nr
  union all
  select objektart, art, eur_m2, substr(plz, 4), orte || ${COUNTRY}::text from offers where plz ~ '^AT-[0-9]{4}$'`

/**
 * The figures of a month, from the history of prices.
 * @param first its first day, in Vienna
 * @param isNow it is the present month, or has just ended: a published home counts with the price that it has now. The
 * history does not say that a price was withdrawn, or that the rent alone replaced a total.
 */
export async function monthFigures(db: ReadDb, first: string, isNow: boolean): Promise<ComputedMonth[]> {
  const begin = sql`(${first}::date::timestamp at time zone 'Europe/Vienna')`
  const end = sql`((${first}::date + interval '1 month')::timestamp at time zone 'Europe/Vienna')`
  const commercial = sql`p.objektart = any(${[...GEWERBLICH]}::text[])`
  // comparedArea of src/domain/properties/search-row.ts, and the land of a plot.
  const area = sql`case
    when p.objektart = 'GRUNDSTUECK' then p.grundstuecksflaeche
    when ${commercial} then coalesce(p.nutzflaeche, p.gesamtflaeche, p.wohnflaeche)
    else p.wohnflaeche end`
  // A home that has ended was offered until its row was last changed. The total of a rent precedes the rent alone. Of a
  // home that several companies offer or offered, one listing counts: a published one where there is one.
  const offers = sql`
    select distinct on (coalesce(same.home, p.id), last.art) p.objektart, last.art, (offer.preis / (${area}))::float8 as eur_m2, p.orte,
      case when p.land = 'AUT' then ${HOME_COUNTRY} end as land,
      case when p.land = 'AUT' then ${`${HOME_COUNTRY}-`} || p.plz end as plz
    from property p
    left join property_search s on s.id = p.id
    left join home_listing same on same.property_id = p.id
    cross join lateral (
      select distinct on (kind.art) kind.art, h.betrag
      from price_history h
      cross join lateral (select case when h.art = 'kaufpreis' then 'KAUF' else 'MIETE' end as art) as kind
      where h.property_id = p.id and h.at < ${end}
      order by kind.art, h.art = 'kaltmiete', h.at desc) as last
    cross join lateral (
      select case when s.id is null or not ${isNow}::boolean then last.betrag
        when last.art = 'KAUF' then s.preis_kauf else s.preis_miete end as preis) as offer
    where p.objektart = any(${[...PRICED_KINDS]}::text[]) and p.vermarktungsart @> array[last.art]
      and p.status <> all(array['unlisted', 'reference']) and p.published_at < ${end}
      and (p.status in ('active', 'reserved') or coalesce(p.deleted_at, p.updated_at) >= ${begin})
      and offer.preis > 0 and ${area} > 0
    order by coalesce(same.home, p.id), last.art, s.id is null, p.id`
  const { rows } = await sql<ComputedMonth>`
    with offers as (${offers}), located as (${located}), groups as (
      select place, objektart, art, count(*)::int as anzahl,
        percentile_cont(array[0.25, 0.5, 0.75]) within group (order by eur_m2) as q
      from located group by place, objektart, art having count(*) >= ${HOMES_MIN}
    )
    select place, objektart, art as vermarktungsart, anzahl, q[1] as q1, q[2] as median, q[3] as q3 from groups`.execute(
    db,
  )
  return rows
}
