import { countryName } from '../../../../domain/format/address.ts'
import type { FeedProperty } from '../../../../domain/imports/feed.ts'
import { COUNTRIES, longCountry } from '../../../../domain/places/countries.ts'
import { checkAddress } from '../../../places/check.ts'
import { isNameHere } from '../../../places/places.ts'
import {
  type Details,
  named,
  note,
  type Parser,
  type Reading,
  read,
  readColumns,
  readDetails,
  sentAt,
} from '../reading.ts'
import { number } from '../values/number.ts'
import { line, normalise, trueFlag, words } from '../values/word.ts'
import { readPosition } from './position.ts'

/** Names and signs that senders write, beside ISO 3166: in German and English, and those of cars. */
const LAENDER: ReadonlyMap<string, string> = new Map([
  ...COUNTRIES.flatMap((code) =>
    [code, longCountry(code) as string, countryName(code, 'de-AT'), countryName(code, 'en')].map(
      (word) => [normalise(word), longCountry(code) as string] as const,
    ),
  ),
  ...Object.entries({ A: 'AUT', D: 'DEU', I: 'ITA', E: 'ESP', H: 'HUN', SLO: 'SVN', FL: 'LIE', F: 'FRA', UK: 'GBR' }),
  ...Object.entries({ TSCHECHISCHE_REPUBLIK: 'CZE', CZECH_REPUBLIC: 'CZE', GROSSBRITANNIEN: 'GBR', ENGLAND: 'GBR' }),
  ...Object.entries({ HOLLAND: 'NLD', TURKEY: 'TUR', BRD: 'DEU' }),
])

const land: Parser<string> = (raw, say) => {
  const code = LAENDER.get(normalise(raw))
  if (code !== undefined) return code
  say('land_unknown')
  return null
}

const plz: Parser<string> = (raw, say) => {
  const text = raw.trim().replace(/^(?:A|AT|AUT|D|DE|CH)[\s-]+(?=\d)/i, '')
  if (/^[\dA-Z][\dA-Z -]{2,9}$/i.test(text) && /\d/.test(text)) return text
  say('plz_invalid')
  return null
}

const GESCHOSSE: readonly (readonly [RegExp, (n: number) => number])[] = [
  [/^-?\d{1,3}$/, (n) => n],
  [/^(?:eg|erdgeschoss|erdgeschoß|parterre|ebenerdig|hochparterre|p)$/i, () => 0],
  [/^(\d{1,3})\.?\s*(?:og|obergeschoss|obergeschoß|stock|etage|stockwerk|liftstock|\.)$/i, (n) => n],
  [/^(?:(\d)\.?\s*)?(?:kg|ug|keller|kellergeschoss|untergeschoss|souterrain|tiefgeschoss)$/i, (n) => -(n || 1)],
]

/** Parses a storey as a number: `EG` 0, `1. OG` 1, `2. KG` -2. `DG` does not state a height and stays a word. */
const etage: Parser<number> = (raw, say) => {
  const text = raw.trim().replace(/^(-?\d{1,3})\.$/, '$1')
  for (const [pattern, storey] of GESCHOSSE) {
    const match = pattern.exec(text)
    if (!match) continue
    const value = storey(Number(match[1] ?? (/^-?\d+$/.test(text) ? text : 0)))
    if (value >= -10 && value <= 150) return value
  }
  say(/^(?:\d\.?\s*)?(?:dg|dach|dachgeschoss|dachgeschoß)$/i.test(text) ? 'etage_word' : 'etage_unknown', {}, 'info')
  return null
}

export const WEITERE: Details = {
  ...named(line, 'gemeindecode flur flurstueck gemarkung wohnungsnr'),
  ...named(trueFlag, 'karten_makro karten_mikro virtuelletour luftbildern'),
  lage_gebiet: ['lage_gebiet@gebiete', line],
  ausrichtung: ['[ausrichtung]', line],
}

export const SPALTEN = {
  plz: ['geo/plz', plz],
  ort: ['geo/ort', words(120)],
  ortsteil: ['geo/regionaler_zusatz', words(200)],
  strasse: ['geo/strasse', words(200)],
  hausnummer: ['geo/hausnummer', words(30)],
  stiege: ['geo/stiege', words(30)],
  tuernummer: [['geo/tuernummer', 'geo/wohnungsnr'], words(30)],
  bundesland: ['geo/bundesland', words(60)],
  etage: ['geo/etage', etage],
  anzahl_etagen: ['geo/anzahl_etagen', number({ max: 200, integer: true })],
} as const

type Geo = Pick<
  FeedProperty,
  keyof typeof SPALTEN | 'land' | 'lat' | 'lng' | 'ungenau_lat' | 'ungenau_lng' | 'ungenau_radius' | 'geo'
>

/** @param usual the country of a sender that names none, ISO 3166 alpha-3; null when its source has none */
export function readGeo(r: Reading, usual: string | null): Geo {
  const row = readColumns<Pick<FeedProperty, keyof typeof SPALTEN>>(r, SPALTEN)
  const sent = read(r, ['geo/land@iso_land', 'geo/land'], land)
  // "Wien,Innere Stadt" names both the town and the district.
  const [, town, district] = /^(Wien|Graz|Linz|Salzburg|Innsbruck)\s*[,:]\s*(\S.*)$/.exec(row.ort ?? '') ?? []
  if (town !== undefined && district !== undefined) {
    row.ort = town
    row.ortsteil ??= district
  }
  // Without a country, an address that looks Austrian makes coordinates elsewhere the slip.
  const looksHere = /^\d{4}$/.test(row.plz ?? '') || (row.ort !== null && isNameHere(row.ort))
  const position = readPosition(r, sent ?? (looksHere ? usual : null))
  const { address, doubts } = checkAddress({ ...row, land: sent, lat: position.lat, lng: position.lng }, usual)
  for (const { level, path, code, params } of doubts) note(r, level, path, code, params)
  row.plz = address.plz
  row.ort = address.ort
  if (address.land === 'AUT') row.bundesland = bundesland(r, row.plz, row.bundesland)
  const geo = readDetails(r, 'geo', WEITERE)
  const etageSent = sentAt(r, 'geo/etage')[0]?.raw
  // The word says more than its number: a mezzanine, a souterrain, a storey under the roof.
  if (etageSent !== undefined && (row.etage === null || !/\d/.test(etageSent))) geo.etage = storeyWord(etageSent)
  const bau =
    sentAt(r, 'geo/lage_im_bau')[0]?.el ??
    r.root.children.find((el) => el.name === 'geo')?.children.find((el) => el.name === 'lage_im_bau')
  if (bau) {
    const sides = [...bau.attrs].filter(([, raw]) => /^(?:1|true)$/i.test(raw)).map(([name]) => name.toUpperCase())
    for (const name of bau.attrs.keys()) bau.usedAttrs.add(name)
    if (sides.length > 0) geo.lage_im_bau = sides
  }
  return { ...row, land: address.land, ...position, lat: address.lat, lng: address.lng, geo }
}

const STOREYS: readonly (readonly [RegExp, string])[] = [
  [/^(?:eg|erdgescho(?:ss|ß)|parterre|ebenerdig|p)$/i, 'EG'],
  [/^hochparterre$/i, 'HOCHPARTERRE'],
  [/^mezzanin$/i, 'MEZZANIN'],
  [/^(?:souterrain|tiefparterre)$/i, 'SOUTERRAIN'],
  [/^(?:kg|keller|kellergeschoss|kellergeschoß)$/i, 'KG'],
  [/^(?:ug|untergeschoss|untergeschoß|tiefgeschoss)$/i, 'UG'],
  [/^(?:dg|dach|dachgeschoss|dachgeschoß)$/i, 'DG'],
]

function storeyWord(sent: string): string {
  return STOREYS.find(([pattern]) => pattern.test(sent.trim()))?.[1] ?? sent.trim().slice(0, 40)
}

/** 1010 to 1230 belong to Vienna's districts only: a different Bundesland is a slip of the sender. */
function bundesland(r: Reading, code: string | null, sent: string | null): string | null {
  const vienna = code !== null && /^1(?:0[1-9]|1\d|2[0-3])0$/.test(code)
  if (vienna && sent !== null && !/^(?:wien|vienna|AT-9|9)$/i.test(sent)) {
    note(r, 'warning', 'geo/bundesland', 'bundesland_plz', { wert: sent, plz: code, als: 'Wien' })
    return 'Wien'
  }
  return sent
}
