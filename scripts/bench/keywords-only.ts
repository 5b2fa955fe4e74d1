import type { FlatCriteria } from '../../src/understanding/flat.ts'
import { type Gazetteer, indexOf, type KnownPlace } from '../../src/understanding/gazetteer.ts'
import { expand } from '../../src/understanding/lexicon.ts'
import { longest } from '../../src/understanding/lookup.ts'
import { addPhrase, newPhrases } from '../../src/understanding/phrases.ts'
import { type Token, tokenize } from '../../src/understanding/tokens.ts'
import type { Unit, Words } from '../../src/understanding/words.ts'

/** The criterion that a number with this unit sets. */
const COUNTED: Readonly<Partial<Record<Unit, readonly [name: string, factor: number, plus?: number]>>> = {
  rooms: ['zimmer_von', 1],
  bedrooms: ['zimmer_von', 1, 1],
  m2: ['flaeche_von', 1],
  sqft: ['flaeche_von', 0.0929],
  acre: ['flaeche_von', 4047],
  are: ['flaeche_von', 100],
  decare: ['flaeche_von', 1000],
  hectare: ['flaeche_von', 10_000],
  joch: ['flaeche_von', 5755],
  tsubo: ['flaeche_von', 3.306],
  euro: ['preis_bis', 1],
  percent: ['rendite_von', 1],
  kwh: ['hwb_bis', 1],
}

/**
 * The naive baseline of the bench: keywords only. Every phrase of the values and kinds of the language's lexicon, every
 * name of a place and of a region sets its filter wherever it occurs, and a number sets that of the unit directly behind
 * it. It knows no negation, scope, ranges, bounds, wishes, corrections, compound words or typing errors.
 */
export function keywordsOnly(words: Words, gazetteer: Gazetteer): (text: string) => FlatCriteria {
  const phrases = newPhrases<string>()
  const add = (prefix: string, lists: Readonly<Record<string, string | undefined>>) => {
    for (const [key, list = ''] of Object.entries(lists)) {
      for (const pattern of list.split(',')) {
        for (const phrase of expand(pattern.trim())) addPhrase(phrases, phrase, `${prefix}${key}`)
      }
    }
  }
  add('', words.values)
  add('', words.kinds)
  add('unit.', words.units)
  add('number.', words.numbers)
  add('ort.', words.places)
  add('ort.@', words.regions)
  const places = indexOf(gazetteer).phrases
  const asWritten = (word: string) => [word]

  return (text) => {
    const tokens = tokenize(text)
    const flat: FlatCriteria = {}
    let number: number | undefined
    for (let at = 0; at < tokens.length; ) {
      const found = longest(phrases, tokens, at, asWritten)
      const place = longest<KnownPlace>(places, tokens, at, asWritten)
      const { kind, value } = tokens[at] as Token
      const meanings = found?.meanings ?? []
      if (kind !== 'number' && place?.meanings[0] && place.count > (found?.count ?? 0)) {
        put(flat, 'ort', place.meanings[0].slug)
      } else {
        for (const meaning of meanings) set(flat, meaning, number)
      }
      const counted = meanings.find((meaning) => meaning.startsWith('number.'))
      number = value ?? (counted === undefined ? undefined : Number(counted.slice('number.'.length)))
      at += Math.max(1, found?.count ?? 0, kind === 'number' ? 0 : (place?.count ?? 0))
    }
    return flat
  }
}

function set(flat: FlatCriteria, meaning: string, number: number | undefined): void {
  const [name = '', word, kind] = meaning.split('.')
  if (name === 'number') return
  if (name === 'unit') {
    const [criterion, factor, plus = 0] = COUNTED[word as Unit] ?? []
    if (!criterion || !factor || number === undefined) return
    flat[criterion] = factor === 1 ? number + plus : Math.round(number * factor)
  } else if (name === 'untergruppe') {
    put(flat, 'objektart', word as string)
    put(flat, name, kind as string)
  } else if (word === undefined) flat[name] = true
  else put(flat, name, word)
}

function put(flat: FlatCriteria, name: string, word: string): void {
  const before = (flat[name] ?? []) as string[]
  if (!before.includes(word)) flat[name] = [...before, word]
}
