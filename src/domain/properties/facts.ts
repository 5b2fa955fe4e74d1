import type { Fact, FactGroup } from './card.ts'
import { comparedArea } from './search-row.ts'
import type { Objektart } from './vocabulary.ts'

/** The input of the fact groups: columns of the property, lists by their OpenImmo names. */
export interface FactSource {
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
  baujahr: number | null
  zustand: string | null
  bauart: string | null
  letztemodernisierung: string | null
  ausstattung: string[]
  heizung: string[]
  verfuegbar_ab: string | null
  haustiere: boolean | null
  kaufpreis: number | null
  stand_vom: Date | null
}

/**
 * The facts of a detail page in reading order. Required facts (area, rooms, year, heating) are listed even when
 * unknown, so that the gap is visible; other facts only when known. A group without a known fact is left out.
 */
export function factGroups(source: FactSource): FactGroup[] {
  const home = source.objektart === 'WOHNUNG' || source.objektart === 'HAUS' || source.objektart === 'ZIMMER'
  const groups: { title: string; facts: Expected[] }[] = [
    {
      title: 'fact_group.objekt',
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
      title: 'fact_group.flaechen',
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
      title: 'fact_group.zustand',
      facts: [
        fact('etage', 'number', source.etage),
        fact('anzahl_etagen', 'number', source.anzahl_etagen),
        fact('stiege', 'text', source.stiege),
        fact('baujahr', 'year', source.baujahr, home),
        fact('zustand', 'words', source.zustand, home),
        fact('bauart', 'words', source.bauart),
        fact('letztemodernisierung', 'text', source.letztemodernisierung),
      ],
    },
    {
      title: 'fact_group.ausstattung',
      facts: [fact('ausstattung', 'words', source.ausstattung, home), fact('heizung', 'words', source.heizung, home)],
    },
    {
      title: 'fact_group.verwaltung',
      facts: [fact('verfuegbar_ab', 'text', source.verfuegbar_ab, home), fact('haustiere', 'yes_no', source.haustiere)],
    },
  ]
  return groups
    .map((group) => ({ ...group, facts: group.facts.filter((one) => one.expected || one.value !== null) }))
    .filter((group) => group.facts.some((one) => one.value !== null))
    .map((group) => ({ ...group, facts: group.facts.map(({ label, format, value }) => ({ label, format, value })) }))
}

/** An `expected` fact is listed even when unknown. */
type Expected = Fact & { expected: boolean }

function fact(name: string, format: Fact['format'], value: Fact['value'], expected = false): Expected {
  const empty = value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return { label: `fact.${name}`, format, value: empty ? null : value, expected }
}

/** EUR per m², for homes for sale with both a price and an area. */
function pricePerSquareMetre(source: FactSource): number | null {
  const area = comparedArea({ ...source, objektart: source.objektart as Objektart | null })
  const offered = source.vermarktungsart.includes('KAUF')
  return offered && area && source.kaufpreis ? Math.round(source.kaufpreis / area) : null
}
