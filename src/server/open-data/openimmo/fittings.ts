import type { Json } from '../../../domain/imports/feed.ts'
import { AUSSTATTUNGEN, type Ausstattung, type Heizung } from '../../../domain/properties/vocabulary.ts'
import { COUNTED, FITTINGS, fuelsOf, HEATING, holds, wordsOf } from '../../imports/read/sections/ausstattung.ts'
import { normalise } from '../../imports/read/values/word.ts'
import type { HomeRow } from '../export-repository.ts'
import { add, type Node, put, type Value } from '../xml.ts'

/** The attribute of an element that has one value of a list. */
const WORD_ATTRIBUTES: Readonly<Record<string, string>> = { unterkellert: 'keller', moebliert: 'moeb' }

/** The section as it was sent, and what a person has added by hand since. */
export function writeFittings(home: Node, row: HomeRow): void {
  const section = add(home, 'ausstattung')
  for (const [name, value] of Object.entries(completed(row))) {
    const el = add(section, name)
    if (name === 'breitband_zugang' && Array.isArray(value)) writeBroadband(el, value as string[])
    else if (Array.isArray(value)) for (const word of value) put(el, `@${word}`, true)
    else if (typeof value === 'string' && WORD_ATTRIBUTES[name]) put(el, `@${WORD_ATTRIBUTES[name]}`, value)
    else put(section, name, value as Value)
  }
}

/** Kinds have letters, speeds are figures. */
function writeBroadband(el: Node, words: readonly string[]): void {
  for (const word of words) put(el, /^[\d.,]+$/.test(word) ? '@speed' : '@art', word)
}

/**
 * The groups of the section, with an element for each fitting and fuel that they do not say yet, and without those that a
 * hand has taken away.
 */
function completed(row: HomeRow): Json {
  const details: Json = { ...(row.ausstattung_details as Json) }
  const fittings = row.ausstattung as Ausstattung[]
  const fuels = row.heizung as Heizung[]
  if (row.by_hand || 'ausstattung' in row.hands) {
    for (const fitting of AUSSTATTUNGEN.filter((each) => !fittings.includes(each))) {
      for (const at of FITTINGS[fitting]) {
        const [name = '', words] = at.split('=')
        if (holds(details, at)) takeWords(details, name, (word) => words?.split(',').includes(normalise(word)) ?? true)
      }
    }
  }
  if (row.by_hand || 'heizung' in row.hands) {
    const isGone = (word: string) => {
      const fuel = HEATING[normalise(word)]
      return fuel !== undefined && !fuels.includes(fuel)
    }
    for (const name of ['befeuerung', 'heizungsart'])
      if (wordsOf(details[name]).some(isGone)) takeWords(details, name, isGone)
  }
  const counts: Record<string, unknown> = { ...(row.flaechen as Json), ...row }
  const isCounted = (fitting: Ausstattung) =>
    COUNTED.some(([name, from]) => name === fitting && from.some((each) => Number(counts[each] ?? 0) > 0))
  for (const fitting of fittings) {
    const [source = ''] = FITTINGS[fitting]
    if (source === '' || isCounted(fitting) || FITTINGS[fitting].some((at) => holds(details, at))) continue
    const [name = '', words] = source.split('=')
    addWord(details, name, words?.split(',')[0])
  }
  const told = fuelsOf(details)
  for (const fuel of fuels) {
    if (told.has(fuel)) continue
    addWord(details, 'befeuerung', Object.entries(HEATING).find(([, each]) => each === fuel)?.[0])
  }
  return details
}

function addWord(details: Json, name: string, word: string | undefined): void {
  if (word === undefined) details[name] = true
  else details[name] = [...wordsOf(details[name]), word]
}

/** Takes words out of a group, and the group if it has no others. */
function takeWords(details: Json, name: string, isGone: (word: string) => boolean): void {
  const kept = wordsOf(details[name]).filter((word) => !isGone(word))
  if (kept.length > 0) details[name] = kept
  else delete details[name]
}
