import type { Provision } from './schemas.ts'
import { type PriceSource, positive, rateOf, textOf } from './source.ts'
import { grossOf } from './tax.ts'

const FREE = /^(provisionsfrei|provisionfrei|keine|keine provision|ohne provision|nein|0+([.,]0+)?\s*(%|€|eur)?)\.?$/i
/** "provisionsfrei" within more words. */
const SAYS_FREE = /provisionsfrei|keine provision(?!sfrei)|provision (?:be)?zahlt der (?:abgeber|vermieter|verkäufer)/i
/** What is said within one part of a sentence belongs together. */
const BREAK = /[,;.!?()–]| - /
const NOT = /nicht|kein(?!e? provision(?!sfrei))/i
/** Free for who lets or sells it tells the other side nothing. */
const FOR_OWNER = /für (?:den |die )?(?:abgeber|vermieter|verkäufer)/i
/** Digits of a law or a day: no commission. */
const NO_FIGURE = /§ ?\d+[a-z]?(?: abs\. ?\d+)?|\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?/gi
const UNLESS = /es sei denn|außer|ausser|sonst|wenn|falls|sofern/i

type Said = Pick<
  PriceSource,
  'provisionspflichtig' | 'aussen_courtage' | 'provisionnetto' | 'provisionbrutto' | 'preise'
>

/**
 * The commission as sent, and what it means for the buyer or tenant. A sender who says "free" in one field and names a
 * commission in another contradicts itself: then both are told, and nothing counts as free.
 */
export function provisionOf({
  provisionspflichtig,
  aussen_courtage,
  provisionnetto,
  provisionbrutto,
  preise,
}: Said): Provision {
  const text = aussen_courtage?.trim() || null
  const netto = positive(provisionnetto)
  const [gross] = netto === null ? [] : grossOf([{ netto, tax: rateOf(preise, 'provisionust'), usual: [20] }])
  const brutto = positive(provisionbrutto) ?? gross?.brutto ?? null
  const words = text === null ? null : wordsOf(text)
  const named = netto !== null || brutto !== null || words === 'figure'
  const free = provisionspflichtig === false || (provisionspflichtig === null && words === 'free')
  const both = (free && (named || words === 'denied')) || (provisionspflichtig === true && words === 'free')
  const due = provisionspflichtig === true || named
  return {
    stand: both ? 'widerspruch' : free ? 'frei' : due ? 'faellig' : 'unbekannt',
    provisionspflichtig,
    text,
    netto,
    ust: gross?.ust ?? null,
    brutto,
    mit_ust: preise.aussen_courtage_mit_mwst === true ? true : null,
    innen: textOf(preise, 'innen_courtage'),
    innen_mit_ust: preise.innen_courtage_mit_mwst === true ? true : null,
    hinweis: textOf(preise, 'courtage_hinweis'),
  }
}

/** What the words of a commission say. */
const wordsOf = (text: string): FreeWords | 'figure' | 'other' =>
  FREE.test(text) ? 'free' : (freeWords(text) ?? (/[1-9]/.test(text) ? 'figure' : 'other'))

/** "uncertain" under a condition ("provisionsfrei, außer ..."); "denied" beside a figure, and where somebody else is free. */
type FreeWords = 'free' | 'uncertain' | 'denied'

/** How a text says that no commission is due; null where it does not speak of that. */
export function freeWords(text: string): FreeWords | null {
  if (!SAYS_FREE.test(text)) return null
  const hasFigure = /[1-9]/.test(text.replace(NO_FIGURE, ''))
  const denies = (part: string) => SAYS_FREE.test(part) && (FOR_OWNER.test(part) || isBefore(NOT, SAYS_FREE, part))
  if (hasFigure || text.split(BREAK).some(denies)) return 'denied'
  return UNLESS.test(text) ? 'uncertain' : 'free'
}

function isBefore(first: RegExp, then: RegExp, text: string): boolean {
  const at = text.search(first)
  return at >= 0 && at < text.search(then)
}
