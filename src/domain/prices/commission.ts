import type { Provision } from './schemas.ts'
import { type PriceSource, positive, rateOf, textOf } from './source.ts'
import { grossOf } from './tax.ts'

const FREE = /^(provisionsfrei|provisionfrei|keine|keine provision|ohne provision|nein|0+([.,]0+)?\s*(%|€|eur)?)\.?$/i
/** "provisionsfrei" within more words; with a condition attached it is uncertain. */
const SAYS_FREE = /provisionsfrei|keine provision|provision (?:be)?zahlt der (?:abgeber|vermieter|verkäufer)/i
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
  const both = (free && named) || (provisionspflichtig === true && words === 'free')
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

/** What the words of a commission say; a figure under a condition ("provisionsfrei, außer ...") stays uncertain. */
function wordsOf(text: string): 'free' | 'uncertain' | 'figure' | 'other' {
  if (FREE.test(text)) return 'free'
  if (SAYS_FREE.test(text)) return UNLESS.test(text) ? 'uncertain' : 'free'
  return /[1-9]/.test(text) ? 'figure' : 'other'
}
