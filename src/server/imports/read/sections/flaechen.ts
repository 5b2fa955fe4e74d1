import type { FeedProperty } from '../../../../domain/imports/feed.ts'
import { type Details, named, type Reading, readColumns, readDetails } from '../reading.ts'
import { anzahl, flaeche, number, zahl } from '../values/number.ts'
import { trueFlag } from '../values/word.ts'

const zimmer = number({ max: 999 })

const SPALTEN = {
  wohnflaeche: ['flaechen/wohnflaeche', flaeche],
  nutzflaeche: ['flaechen/nutzflaeche', flaeche],
  gesamtflaeche: ['flaechen/gesamtflaeche', flaeche],
  grundstuecksflaeche: [['flaechen/grundstuecksflaeche', 'flaechen/grundflaeche'], number({ max: 1e9 })],
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

const WEITERE: Details = {
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
