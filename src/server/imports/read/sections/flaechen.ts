import type { FeedProperty } from '../../../../domain/imports/feed.ts'
import { type Details, named, type Parser, type Reading, readColumns, readDetails } from '../reading.ts'
import { anzahl, flaeche, number, withoutWords, zahl } from '../values/number.ts'
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
 * `1.200` is 1.2 by OpenImmo's decimal point, and 1200 in German, also as `ca. 1.200 m²`. Where the smaller figure
 * cannot be true, it is the larger one, and the report says so; else the standard applies.
 * @param least m² that such an area has at least
 */
const areaFrom =
  (least: number, parse: Parser<number> = flaeche): Parser<number> =>
  (raw, say) => {
    const area = parse(raw, say)
    const figure = withoutWords(raw)
    if (area === null || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(figure)) return area
    const isLarge = area < least
    const als = isLarge ? Number(figure.replace(/[.,]/, '')) : area
    say(isLarge ? 'area_thousands' : 'area_decimal', { als }, isLarge ? 'warning' : 'info')
    return als
  }

/** An area of rooms or of outdoor space. */
const raum = areaFrom(5)
/** A balcony, a compartment of a cellar, a bicycle store: one square metre is possible. */
const klein = areaFrom(1)

export const SPALTEN = {
  wohnflaeche: ['flaechen/wohnflaeche', raum],
  nutzflaeche: ['flaechen/nutzflaeche', raum],
  gesamtflaeche: ['flaechen/gesamtflaeche', raum],
  grundstuecksflaeche: [['flaechen/grundstuecksflaeche', 'flaechen/grundflaeche'], areaFrom(50, number({ max: 1e9 }))],
  balkon_terrasse_flaeche: [
    ['flaechen/balkon_terrasse_flaeche', 'flaechen/balkons_flaeche', 'flaechen/terrassen_flaeche'],
    klein,
  ],
  gartenflaeche: ['flaechen/gartenflaeche', raum],
  kellerflaeche: ['flaechen/kellerflaeche', klein],
  anzahl_zimmer: ['flaechen/anzahl_zimmer', zimmer],
  anzahl_schlafzimmer: ['flaechen/anzahl_schlafzimmer', zimmer],
  anzahl_badezimmer: ['flaechen/anzahl_badezimmer', zimmer],
  anzahl_sep_wc: ['flaechen/anzahl_sep_wc', zimmer],
  anzahl_stellplaetze: ['flaechen/anzahl_stellplaetze', anzahl],
} as const

export const WEITERE: Details = {
  ...named(
    raum,
    'ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche bueroteilflaeche verwaltungsflaeche gastroflaeche sonstflaeche dachbodenflaeche teilbar_ab beheizbare_flaeche vermietbare_flaeche flaechevon flaechebis bgf verbaubare_flaeche gastraumflaeche',
  ),
  ...named(
    klein,
    'garagen_flaeche stellplatz_flaeche balkons_flaeche terrassen_flaeche loggias_flaeche fensterfront_qm',
  ),
  // Lengths.
  ...named(flaeche, 'fensterfront grundstuecksfront'),
  ...named(zahl, 'grz gfz bmz ausnuetzungsziffer kubatur raumhoehe'),
  ...named(
    anzahl,
    'anzahl_balkone anzahl_terrassen anzahl_logia anzahl_balkon_terrassen anzahl_balkons anzahl_garten anzahl_garagen anzahl_gewerbeeinheiten anzahl_wohneinheiten anzahl_tagungsraeume anzahl_betten plaetze_gastraum',
  ),
  anzahl_wohn_schlafzimmer: ['anzahl_wohn_schlafzimmer', zimmer],
  einliegerwohnung: ['einliegerwohnung', trueFlag],
  befristete_flaeche: ['[befristete_flaeche]', raum],
  gewichtete_flaeche: ['[gewichtete_flaeche]', raum],
  rohdachboden_flaeche: ['[rohdachboden_flaeche]', raum],
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
