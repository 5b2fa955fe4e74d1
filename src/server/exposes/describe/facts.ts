import type { Fact, PropertyDetail } from '../../../domain/properties/card.ts'
import { factLabel, factText } from '../../../words/fact.ts'
import type { ExposeHome, ExposeRow } from '../document.ts'
import { ownWords, type Speech } from './speech.ts'

/** The most important facts, each shown when it is known. */
const KEY = [
  'fact.wohnflaeche',
  'fact.nutzflaeche',
  'fact.grundstuecksflaeche',
  'fact.anzahl_zimmer',
  'fact.anzahl_schlafzimmer',
  'fact.etage',
  'fact.baujahr',
  'fact.verfuegbar_ab',
  'fact.zustand',
]
const KEY_MOST = 6
/** A key fact stands in large letters. */
const KEY_LENGTH = 24
const FEATURES = 'fact.ausstattung'
/** Told elsewhere in the document. */
const ELSEWHERE = new Set([FEATURES, 'fact.external_id', 'fact.stand_vom'])

const isDistance = ({ label }: Fact) => /^(?:fact\.)?distanzen/.test(label)
const isKnown = ({ value }: Fact) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

type Told = Pick<ExposeHome, 'keyFacts' | 'features' | 'facts' | 'distances'>

/** A fact as a row; the agency's own words, and its own names of facts, are marked. @param waehrung of amounts */
export function factRow(fact: Fact, speech: Speech, waehrung: string | null = null): ExposeRow {
  const { t, tag } = speech
  const { lang } = ownWords('', speech)
  return {
    label: factLabel(fact.label, t),
    value: factText(fact, t, tag, waehrung),
    ...(lang !== null && fact.format === 'text' && { lang }),
    ...(lang !== null && t.find(fact.label) === undefined && { labelLang: lang }),
  }
}

/** The facts of a home; unknown ones are left out, since paper has no place for gaps. */
export function factsOf({ groups, waehrung, hwb_klasse: letter }: PropertyDetail, speech: Speech): Told {
  const { t, tag } = speech
  const all = groups.flatMap(({ facts }) => facts).filter(isKnown)
  const row = (fact: Fact) => factRow(fact, speech, waehrung)
  const key = KEY.flatMap((label) => all.find((fact) => fact.label === label) ?? [])
    .map(row)
    .filter(({ value }) => value.length <= KEY_LENGTH)
  const energy = letter ? [{ label: t('fact.hwb'), value: t('detail.energy_class', { value: letter }) }] : []
  const features = all.find(({ label }) => label === FEATURES)
  return {
    keyFacts: [...key.slice(0, KEY_MOST - energy.length), ...energy],
    features: [features?.value ?? []]
      .flat()
      .map((word) => factText({ label: FEATURES, format: 'words', value: [String(word)] }, t, tag)),
    facts: groups
      .map(({ title, facts }) => ({
        title: t.find(title) ?? title,
        rows: facts.filter((fact) => isKnown(fact) && !isDistance(fact) && !ELSEWHERE.has(fact.label)).map(row),
      }))
      .filter(({ rows }) => rows.length > 0),
    distances: all.filter(isDistance).map(row),
  }
}
