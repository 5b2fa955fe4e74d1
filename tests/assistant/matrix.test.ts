import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { shownFor } from '../../scripts/assistant/homes.ts'
import { isEqual, searchOf } from '../../scripts/assistant/score.ts'
import { TODAY } from '../../scripts/understanding/score.ts'
import { readTurn } from '../../src/dialogue/read-turn.ts'
import { AUSSTATTUNGEN } from '../../src/domain/properties/vocabulary.ts'
import type { Language } from '../../src/i18n/languages.ts'
import { placesForSentences } from '../../src/server/places/for-sentences.ts'

/**
 * What one language says for each change of a search. `{0}`, `{1}` are forms of a noun or of a place, `[a/b/c]` agrees with
 * its gender, and what stands behind `|` narrows a phrase to a gender or to one amount.
 */
interface Phrases {
  /** Each criterion with the forms of its noun and its gender at the end. */
  nouns: Record<string, string>
  /** "{0} does not matter" */
  careless: string[]
  /** "I can do without {1}" */
  needless: string[]
  atMost: string[]
  atLeast: string[]
  amounts: Record<string, string>
  /** "in Villach|Villach|villach" */
  places: string[]
  instead: string[]
  also: string[]
  features: string[]
  orders: Record<string, string[]>
}

const { languages } = JSON.parse(readFileSync(new URL('matrix.json', import.meta.url), 'utf8')) as {
  languages: Record<Language, Phrases>
}
const gazetteer = placesForSentences()

/** How a search has each criterion. */
const CRITERIA: Readonly<Record<string, string>> = {
  vermarktungsart: 'vermarktungsart=KAUF',
  objektart: 'objektart=WOHNUNG',
  ort: 'ort=linz',
  preis: 'preis_bis=1000',
  flaeche: 'flaeche_von=60',
  zimmer: 'zimmer_von=3',
  stock: 'stock_von=1',
  verfuegbar: 'verfuegbar_bis=2027-03-01',
  befristung: 'befristung=5',
  kaution: 'kaution_bis=3000',
  baujahr: 'baujahr_von=1990',
  zustand: 'zustand=SANIERT',
  bauart: 'bauart=ALTBAU',
  heizung: 'heizung=FERNWAERME',
  hwb: 'hwb_bis=100',
  provisionsfrei: 'provisionsfrei=true',
  dachgeschoss: 'dachgeschoss=true',
  rendite: 'rendite_von=4',
  grund: 'grund_von=500',
}
/** What is named as a thing that a home has or is. */
const THINGS = ['bauart', 'dachgeschoss']
const ALWAYS = ['vermarktungsart', 'objektart', 'ort', 'preis', 'zimmer', 'kaution']
const RENTED = 'vermarktungsart=MIETE&objektart=WOHNUNG'
const isFeature = (name: string) => (AUSSTATTUNGEN as readonly string[]).includes(name)
const searchWith = (names: readonly string[], features: readonly string[]) =>
  [...names.map((name) => CRITERIA[name]), ...(features.length > 0 ? [`ausstattung=${features.join(',')}`] : [])].join(
    '&',
  )

/** The genders of a language, in the order of its alternatives. */
const gendersOf = (language: Language): readonly string[] =>
  language === 'nl' || language === 'se' ? ['c', 'n', 'p'] : ['m', 'f', 'n', 'p']

/** A phrase with a noun; null where it is one for other genders. */
function filled(language: Language, phrase: string, noun: string): string | null {
  const [text = '', only] = phrase.split('|')
  const forms = noun.split('|')
  const gender = gendersOf(language).find((one) => one === forms.at(-1))
  if (only && only !== gender) return null
  return text
    .replace(/\{(\d)\}/g, (_, at) => forms[Number(at)] ?? (forms[0] as string))
    .replace(/\[([^\]]*)\]/g, (_, choices: string) => {
      const all = choices.split('/')
      return all[Math.max(0, gendersOf(language).indexOf(gender ?? ''))] ?? (all.at(-1) as string)
    })
}

interface Case {
  say: string
  before: string
  after: string
}

function missesOf(language: Language, cases: readonly Case[]): string[] {
  expect(cases.length).toBeGreaterThan(0)
  return cases.flatMap(({ say, before, after }) => {
    const search = searchOf(before)
    const shown = shownFor(search.filter.vermarktungsart?.includes('KAUF') ?? false, false)
    const { act } = readTurn(say, { search, before: [], shown }, { language, gazetteer, today: TODAY })
    return isEqual({ act: 'search', criteria: after }, act) ? [] : [`${say} (${before}): ${JSON.stringify(act)}`]
  })
}

const dropping = (language: Language, phrases: readonly string[], nouns: readonly [string, string][]): Case[] =>
  nouns.flatMap(([name, noun]) =>
    phrases.flatMap((phrase) => {
      const say = filled(language, phrase, noun)
      const features = isFeature(name) ? [name, name === 'LIFT' ? 'BALKON' : 'LIFT'] : ['LIFT']
      const names = isFeature(name) || ALWAYS.includes(name) ? ALWAYS : [...ALWAYS, name]
      const without = (one: string) => one !== name
      return say === null
        ? []
        : [
            {
              say,
              before: searchWith(names, features),
              after: searchWith(names.filter(without), features.filter(without)),
            },
          ]
    }),
  )

function bounds(phrases: readonly string[], amounts: Record<string, string>, end: 'bis' | 'von'): Case[] {
  return Object.entries(amounts).flatMap(([name, amount]) =>
    // No search asks for a deposit of at least so much.
    name === 'kaution' && end === 'von'
      ? []
      : phrases.flatMap((phrase) => {
          const [text = '', only, suffix] = phrase.split('|')
          if (only && only !== name) return []
          const figure = /\d+/.exec(amount)?.[0]
          const own = { preis: '&preis_bis=1200', flaeche: '&flaeche_von=50', kaution: '&preis_bis=1200' }[name] ?? ''
          const kept = name === 'preis' && end === 'bis' ? '' : name === 'flaeche' && end === 'von' ? '' : own
          return [
            {
              say: suffix ? amount + suffix : text.replace('{x}', amount),
              before: `${RENTED}&ort=linz${own}`,
              after: `${RENTED}&ort=linz${kept}&${name}_${end}=${figure}`,
            },
          ]
        }),
  )
}

const placed = (places: readonly string[], phrases: readonly string[], isAdded: boolean): Case[] =>
  places.flatMap((place) => {
    const [inside = '', name = '', slug = ''] = place.split('|')
    const wheres = ['ort=linz', 'umkreis=graz,nah', 'ort=wien-7', ...(isAdded ? [] : ['plz=1070'])]
    return phrases.flatMap((phrase) =>
      wheres.map((where) => {
        const joined = where.startsWith('ort') ? `${where},${slug}` : `${where}&ort=${slug}`
        return {
          say: phrase.replace('{0}', inside).replace('{1}', name),
          before: `${RENTED}&${where}&preis_bis=1200&ausstattung=LIFT`,
          after: `${RENTED}&${isAdded ? joined : `ort=${slug}`}&preis_bis=1200&ausstattung=LIFT`,
        }
      }),
    )
  })

const featured = (language: Language, phrases: readonly string[], nouns: Record<string, string>): Case[] =>
  Object.entries(nouns)
    .filter(([name]) => isFeature(name))
    .flatMap(([name, noun]) =>
      phrases.flatMap((phrase) => {
        const say = filled(language, phrase, noun)
        const before = `${RENTED}&ort=linz&ausstattung=${name === 'LIFT' ? 'BALKON' : 'LIFT'}`
        return say === null ? [] : [{ say, before, after: `${before},${name}` }]
      }),
    )

const ordered = (orders: Record<string, string[]>): Case[] =>
  Object.entries(orders).flatMap(([sort, says]) =>
    says.map((say) => ({
      say,
      before: 'vermarktungsart=KAUF&objektart=WOHNUNG&ort=linz&preis_bis=300000',
      after: `vermarktungsart=KAUF&objektart=WOHNUNG&ort=linz&preis_bis=300000&sort=${sort}`,
    })),
  )

describe.each(Object.entries(languages) as [Language, Phrases][])('%s', (language, phrases) => {
  const nouns = Object.entries(phrases.nouns)
  const things = nouns.filter(([name]) => isFeature(name) || THINGS.includes(name))

  test.each<[string, () => Case[]]>([
    ['any criterion may not matter', () => dropping(language, phrases.careless, nouns)],
    ['what a home has may not be needed', () => dropping(language, phrases.needless, things)],
    ['at most is an upper bound', () => bounds(phrases.atMost, phrases.amounts, 'bis')],
    ['at least is a lower bound', () => bounds(phrases.atLeast, phrases.amounts, 'von')],
    ['another place leaves the one before', () => placed(phrases.places, phrases.instead, false)],
    ['a place too joins the one before', () => placed(phrases.places, phrases.also, true)],
    ['any feature can be asked for', () => featured(language, phrases.features, phrases.nouns)],
    ['any order can be asked for', () => ordered(phrases.orders)],
  ])('%s', (_, cases) => {
    expect(missesOf(language, cases())).toEqual([])
  })
})
