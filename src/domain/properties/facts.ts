import type { Json } from '../imports/feed.ts'
import { availabilityWord, dayOrWords } from './availability.ts'
import type { Fact, FactGroup } from './card.ts'
import { type FurtherSource, furtherFacts } from './further-facts.ts'
import type { FurtherGroup } from './further-rows.ts'
import { ownFields } from './own-fields.ts'
import { longestTerm } from './rent-term.ts'
import { comparedArea } from './search-row.ts'
import type { Objektart } from './vocabulary.ts'

/** The input of the fact groups: columns of the property, lists by their OpenImmo names. */
export interface FactSource extends FurtherSource {
  vermarktungsart: string[]
  objektart: string | null
  objektart_untergruppe: string | null
  external_id: string
  nutzungsart: string[]
  wohnflaeche: number | null
  nutzflaeche: number | null
  gesamtflaeche: number | null
  grundstuecksflaeche: number | null
  balkon_terrasse_flaeche: number | null
  gartenflaeche: number | null
  kellerflaeche: number | null
  anzahl_zimmer: number | null
  anzahl_schlafzimmer: number | null
  anzahl_badezimmer: number | null
  anzahl_sep_wc: number | null
  anzahl_stellplaetze: number | null
  etage: number | null
  anzahl_etagen: number | null
  stiege: string | null
  tuernummer: string | null
  ortsteil: string | null
  baujahr: number | null
  zustand: string | null
  bauart: string | null
  letztemodernisierung: string | null
  ausstattung: string[]
  heizung: string[]
  verfuegbar_ab: string | null
  haustiere: boolean | null
  befristet: boolean | null
  mietdauer_max_monate: number | null
  kaufpreis: number | null
  user_defined: Json
  stand_vom: Date | null
}

/**
 * The facts of a detail page in reading order. Required facts (area, rooms, year, heating) are listed even when
 * unknown, so that the gap is visible; other facts only when known. A group without a known fact is left out.
 */
export function factGroups(source: FactSource): FactGroup[] {
  const home = source.objektart === 'WOHNUNG' || source.objektart === 'HAUS' || source.objektart === 'ZIMMER'
  const groups: readonly { name: FurtherGroup | 'weitere'; facts: Expected[] }[] = [
    {
      name: 'objekt',
      facts: [
        fact('objektart', 'words', source.objektart, true),
        fact('objektart_untergruppe', 'words', source.objektart_untergruppe),
        fact('vermarktungsart', 'words', source.vermarktungsart, true),
        fact('nutzungsart', 'words', source.nutzungsart),
        fact('external_id', 'text', source.external_id),
        fact('stand_vom', 'date', source.stand_vom?.toISOString() ?? null),
      ],
    },
    {
      name: 'flaechen',
      facts: [
        fact('wohnflaeche', 'area', source.wohnflaeche, home),
        fact('nutzflaeche', 'area', source.nutzflaeche),
        fact('gesamtflaeche', 'area', source.gesamtflaeche),
        fact('grundstuecksflaeche', 'area', source.grundstuecksflaeche, source.objektart === 'GRUNDSTUECK'),
        fact('balkon_terrasse_flaeche', 'area', source.balkon_terrasse_flaeche),
        fact('gartenflaeche', 'area', source.gartenflaeche),
        fact('kellerflaeche', 'area', source.kellerflaeche),
        fact('anzahl_zimmer', 'number', source.anzahl_zimmer, home),
        fact('anzahl_schlafzimmer', 'number', source.anzahl_schlafzimmer),
        fact('anzahl_badezimmer', 'number', source.anzahl_badezimmer),
        fact('anzahl_sep_wc', 'number', source.anzahl_sep_wc),
        fact('anzahl_stellplaetze', 'number', source.anzahl_stellplaetze),
        fact('preis_m2', 'money', pricePerSquareMetre(source)),
      ],
    },
    {
      name: 'zustand',
      facts: [
        storey(source),
        fact('anzahl_etagen', 'number', source.anzahl_etagen),
        fact('stiege', 'text', source.stiege),
        fact('tuernummer', 'text', source.tuernummer),
        fact('baujahr', 'year', source.baujahr, home),
        fact('zustand', 'words', source.zustand, home),
        fact('bauart', 'words', source.bauart),
        fact('letztemodernisierung', 'text', source.letztemodernisierung),
      ],
    },
    { name: 'grund', facts: [] },
    {
      name: 'ausstattung',
      facts: [fact('ausstattung', 'words', source.ausstattung, home), fact('heizung', 'words', source.heizung, home)],
    },
    { name: 'lage', facts: [fact('ortsteil', 'text', source.ortsteil)] },
    {
      name: 'verwaltung',
      facts: [availability(source, home), ...befristung(source), fact('haustiere', 'yes_no', source.haustiere)],
    },
    { name: 'verkauf', facts: [] },
    { name: 'weitere', facts: ownFields(source.user_defined, source.adresse_freigegeben).map(known) },
  ]
  return groups
    .map(({ name, facts }) => ({
      title: `fact_group.${name}`,
      facts: [
        ...facts.filter((one) => one.expected || one.value !== null),
        ...(name === 'weitere' ? [] : furtherFacts(source, name).filter((one) => !isSaid(one, facts))),
      ],
    }))
    .filter((group) => group.facts.some((one) => one.value !== null))
    .map((group) => ({ ...group, facts: group.facts.map(({ label, format, value }) => ({ label, format, value })) }))
}

/** An `expected` fact is listed even when unknown. */
type Expected = Fact & { expected: boolean }

function fact(name: string, format: Fact['format'], value: Fact['value'], expected = false): Expected {
  const empty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return { label: `fact.${name}`, format, value: empty ? null : value, expected }
}

const known = (one: Fact): Expected => ({ ...one, expected: false })

const isDay = (text: string | null) => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** A day, one of the usual words, or what the sender wrote. */
function availability({ verfuegbar_ab }: FactSource, expected: boolean): Expected {
  const sent = dayOrWords(verfuegbar_ab)
  const word = availabilityWord(sent)
  if (word) return fact('verfuegbar_ab', 'words', [word], expected)
  return fact('verfuegbar_ab', isDay(sent) ? 'date' : 'text', sent, expected)
}

/** `verfuegbar_ab` may repeat `abdatum`. */
const isSaid = (one: Fact, facts: readonly Fact[]) =>
  one.label === 'fact.abdatum' && facts.some(({ value }) => value === one.value)

/** A storey as a number, or as the word sent: `DG` does not state a height, and `EG` says more than 0. */
function storey({ etage, geo }: FactSource): Expected {
  const word = typeof geo.etage === 'string' ? geo.etage : null
  if (word !== null) return fact('etage', 'words', [word])
  return etage === 0 ? fact('etage', 'words', ['EG']) : fact('etage', 'number', etage)
}

/** For how long a rent contract is made: the longest time, else whether there is a limit. */
function befristung({ befristet, verwaltung_objekt, mietdauer_max_monate }: FactSource): Expected[] {
  const longest = longestTerm({ verwaltung_objekt, mietdauer_max_monate })
  if (befristet === false) return [fact('befristung', 'words', ['UNBEFRISTET'])]
  if (longest === null) return [fact('befristung', 'words', befristet ? ['BEFRISTET'] : null)]
  return [fact('befristung', /^P\d/.test(longest) ? 'duration' : 'text', longest)]
}

/** In the currency of the home, per m²: for homes for sale with both a price and an area. */
function pricePerSquareMetre(source: FactSource): number | null {
  const area = comparedArea({ ...source, objektart: source.objektart as Objektart | null })
  const offered = source.vermarktungsart.includes('KAUF')
  return offered && area && source.kaufpreis ? Math.round(source.kaufpreis / area) : null
}
