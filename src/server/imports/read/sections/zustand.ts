import type { FeedProperty, Json } from '../../../../domain/imports/feed.ts'
import type { Bauart, Zustand } from '../../../../domain/properties/vocabulary.ts'
import { type Details, named, type Reading, read, readDetails } from '../reading.ts'
import { zeitpunkt } from '../values/date.ts'
import { number } from '../values/number.ts'
import { flag, line, oneOf, trueFlag, words } from '../values/word.ts'

/**
 * zustand_art -> Klinke's condition. Null: a word of the standard that says nothing about a condition that visitors
 * search for.
 */
export const ZUSTAENDE: Record<string, Zustand | null> = {
  ERSTBEZUG: 'ERSTBEZUG',
  NEUWERTIG: 'NEUWERTIG',
  NEU: 'NEUWERTIG',
  MODERNISIERT: 'SANIERT',
  TEIL_VOLLSANIERT: 'SANIERT',
  TEIL_SANIERT: 'SANIERT',
  VOLL_SANIERT: 'SANIERT',
  TEILSANIERT: 'SANIERT',
  VOLLSANIERT: 'SANIERT',
  SANIERT: 'SANIERT',
  TEIL_VOLLRENOVIERT: 'SANIERT',
  TEIL_RENOVIERT: 'SANIERT',
  VOLL_RENOVIERT: 'SANIERT',
  GEPFLEGT: 'GEPFLEGT',
  TEIL_VOLLRENOVIERUNGSBED: 'RENOVIERUNGSBEDUERFTIG',
  TEIL_VOLLRENOVIERUNGSBEDUERFTIG: 'RENOVIERUNGSBEDUERFTIG',
  RENOVIERUNGSBEDUERFTIG: 'RENOVIERUNGSBEDUERFTIG',
  SANIERUNGSBEDUERFTIG: 'RENOVIERUNGSBEDUERFTIG',
  BAUFAELLIG: 'RENOVIERUNGSBEDUERFTIG',
  ROHBAU: 'ROHBAU',
  ENTKERNT: 'ROHBAU',
  ABRISSOBJEKT: null,
  PROJEKTIERT: null,
  NACH_VEREINBARUNG: null,
}

const BAUARTEN: Record<string, Bauart> = { ALTBAU: 'ALTBAU', NEUBAU: 'NEUBAU' }

export const WEITERE: Details = {
  zustand_art: ['zustand@zustand_art', line],
  bebaubar_nach: ['bebaubar_nach@bebaubar_attr', line],
  erschliessung: ['erschliessung@erschl_attr', line],
  erschliessung_umfang: ['erschliessung_umfang@erschl_attr', line],
  ...named(line, 'bauzone altlasten'),
  denkmalgeschuetzt: ['denkmalgeschuetzt', trueFlag],
}

export const VERSTEIGERUNG: Details = {
  ...named(flag, 'zwangsversteigerung'),
  ...named(line, 'aktenzeichen amtsgericht'),
  ...named(zeitpunkt, 'zvtermin zusatztermin'),
  verkehrswert: ['verkehrswert', number({ max: 1e9, grouped: true })],
}

type Condition = Pick<FeedProperty, 'zustand' | 'bauart' | 'baujahr' | 'letztemodernisierung' | 'zustand_angaben'>

/** @param year the current year: a year of construction more than ten years ahead is a slip */
export function readZustand(r: Reading, year: number): Condition {
  return {
    zustand: read(r, 'zustand_angaben/zustand@zustand_art', oneOf(ZUSTAENDE)),
    bauart: read(r, ['zustand_angaben/alter@alter_attr', 'zustand_angaben/alter'], oneOf(BAUARTEN)),
    baujahr: read(r, 'zustand_angaben/baujahr', baujahr(year + 10)),
    letztemodernisierung: read(r, 'zustand_angaben/letztemodernisierung', words(100)),
    zustand_angaben: zustandAngaben(r),
  }
}

function zustandAngaben(r: Reading): Json {
  const out = readDetails(r, 'zustand_angaben', WEITERE)
  const verkehr = readDetails(r, 'versteigerung', VERSTEIGERUNG)
  return Object.keys(verkehr).length > 0 ? { ...out, versteigerung: verkehr } : out
}

/** Senders write "ca. 1900", "um 1900" and "1960/2015"; the first year is the year of construction. */
function baujahr(max: number) {
  const parse = number({ min: 1000, max, integer: true })
  return (raw: string, say: Parameters<typeof parse>[1]) => {
    const text = raw.replace(/^(?:ca\.?|um|etwa|vor|nach)\s+/i, '')
    const year = /^(\d{4})\s*[-/,;.]/.exec(text)?.[1] ?? text
    return /^0*$/.test(year) ? null : parse(year.replace(/^(\d{4})-\d{2}-\d{2}$/, '$1'), say)
  }
}
