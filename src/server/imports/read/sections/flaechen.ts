import type { FeedProperty } from '../../../../domain/imports/feed.ts'
import { type Details, named, type Parser, type Reading, readColumns, readDetails } from '../reading.ts'
import { anzahl, flaeche, number, zahl } from '../values/number.ts'
import { trueFlag } from '../values/word.ts'

const figure = number({ max: 999 })

/** Whole and half rooms: 1.25 would be shown as 1.3. */
const zimmer: Parser<number> = (raw, say) => {
  const rooms = figure(raw, say)
  if (rooms === null || Number.isInteger(rooms * 2)) return rooms
  say('rooms_odd')
  return null
}

/**
 * `1.200` is 1.2 by OpenImmo's decimal point, and 1200 in German. Where the smaller figure cannot be true, it is the
 * larger one, and the report says so; else the standard applies.
 * @param least m² that such an area has at least
 */
const areaFrom =
  (least: number, parse: Parser<number>): Parser<number> =>
  (raw, say) => {
    const area = parse(raw, say)
    if (area === null || !/^\d{1,3}[.,]\d{3}$/.test(raw.trim())) return area
    const large = Math.round(area * 1000)
    const als = area < least ? large : area
    say(als === large ? 'area_thousands' : 'area_decimal', { als }, als === large ? 'warning' : 'info')
    return als
  }

export const SPALTEN = {
  wohnflaeche: ['flaechen/wohnflaeche', areaFrom(5, flaeche)],
  nutzflaeche: ['flaechen/nutzflaeche', areaFrom(5, flaeche)],
  gesamtflaeche: ['flaechen/gesamtflaeche', areaFrom(5, flaeche)],
  grundstuecksflaeche: [['flaechen/grundstuecksflaeche', 'flaechen/grundflaeche'], areaFrom(50, number({ max: 1e9 }))],
  balkon_terrasse_flaeche: [
    ['flaechen/balkon_terrasse_flaeche', 'flaechen/balkons_flaeche', 'flaechen/terrassen_flaeche'],
    flaeche,
  ],
  gartenflaeche: ['flaechen/gartenflaeche', flaeche],
  kellerflaeche: ['flaechen/kellerflaeche', flaeche],
  anzahl_zimmer: ['flaechen/anzahl_zimmer', zimmer],
  anzahl_schlafzimmer: ['flaechen/anzahl_schlafzimmer', zimmer],
  anzahl_badezimmer: ['flaechen/anzahl_badezimmer', zimmer],
  anzahl_sep_wc: ['flaechen/anzahl_sep_wc', zimmer],
  anzahl_stellplaetze: ['flaechen/anzahl_stellplaetze', anzahl],
} as const

export const WEITERE: Details = {
  ...named(
    flaeche,
    'ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche bueroteilflaeche fensterfront verwaltungsflaeche gastroflaeche sonstflaeche fensterfront_qm grundstuecksfront dachbodenflaeche teilbar_ab beheizbare_flaeche vermietbare_flaeche flaechevon flaechebis bgf verbaubare_flaeche garagen_flaeche stellplatz_flaeche balkons_flaeche terrassen_flaeche loggias_flaeche gastraumflaeche',
  ),
  ...named(zahl, 'grz gfz bmz ausnuetzungsziffer kubatur raumhoehe'),
  ...named(
    anzahl,
    'anzahl_balkone anzahl_terrassen anzahl_logia anzahl_balkon_terrassen anzahl_balkons anzahl_garten anzahl_garagen anzahl_gewerbeeinheiten anzahl_wohneinheiten anzahl_tagungsraeume anzahl_betten plaetze_gastraum',
  ),
  anzahl_wohn_schlafzimmer: ['anzahl_wohn_schlafzimmer', zimmer],
  einliegerwohnung: ['einliegerwohnung', trueFlag],
  befristete_flaeche: ['[befristete_flaeche]', flaeche],
  gewichtete_flaeche: ['[gewichtete_flaeche]', flaeche],
  rohdachboden_flaeche: ['[rohdachboden_flaeche]', flaeche],
  hallenhoehe: ['[hallenhoehe]', zahl],
}

type Flaechen = Pick<FeedProperty, keyof typeof SPALTEN | 'flaechen'>

/** Areas in m², rooms in halves. */
export function readFlaechen(r: Reading): Flaechen {
  return {
    ...readColumns<Pick<FeedProperty, keyof typeof SPALTEN>>(r, SPALTEN),
    flaechen: readDetails(r, 'flaechen', WEITERE),
  }
}
