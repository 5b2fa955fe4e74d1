import type { FeedProperty, Json } from '../../../../domain/imports/feed.ts'
import { monthsOf } from '../../../../domain/properties/rent-term.ts'
import { note, type Parser, type Reading, read, sentAt } from '../reading.ts'
import { datum } from '../values/date.ts'
import { parseNumber } from '../values/number.ts'
import { normalise, words } from '../values/word.ts'

const UNITS: Readonly<Record<string, 'D' | 'W' | 'M' | 'Y'>> = { TAG: 'D', WOCHE: 'W', MONAT: 'M', JAHR: 'Y' }
const UNIT_IN_WORDS = /^([\d.,]+)\s*(tage?|wochen?|monate?|mo|jahre?|j)\b\.?$/i

/** `3` with the unit JAHR, or `3 Jahre` in words, as ISO 8601 (P3Y); other words stay as sent. */
function duration(unit: string | null): Parser<string> {
  return (raw, say) => {
    const [, count = raw, written] = UNIT_IN_WORDS.exec(raw.trim()) ?? []
    const figure = parseNumber(count, false)
    if (figure === null) return words(100)(raw, say)
    if (figure === 0) return null
    if (figure < 0 || figure > 1200) {
      say('out_of_range', { von: 0, bis: 1200 })
      return null
    }
    const letter =
      UNITS[normalise(written ?? unit ?? '').replace(/(?<=TAG)E$|(?<=MONAT)E$|(?<=JAHR)E$|(?<=WOCHE)N$/, '')]
    if (letter) return `P${Math.round(figure * 10) / 10}${letter}`
    say('mietdauer_unit')
    return null
  }
}

type Mietdauer = Pick<FeedProperty, 'befristet' | 'mietdauer_max_monate'> & { mietdauer: Json }

/** For how long a home is let: the shortest and the longest time, and whether there is an end at all. */
export function readMietdauer(r: Reading): Mietdauer {
  const limit = (name: 'min' | 'max') => {
    const path = `verwaltung_objekt/${name}_mietdauer`
    const unit = read(r, `${path}@${name}_dauer`, (raw) => raw)
    return read(r, path, duration(unit))
  }
  const [min, max] = [limit('min'), limit('max')]
  const ends = read(r, ['verwaltung_objekt/[befristet]', 'preise/[befristet]', '[befristet]'], befristet)
  const endless = max !== null && /unbefristet|unbegrenzt/i.test(max)
  return {
    befristet: endless ? false : max !== null ? true : ends,
    mietdauer_max_monate: max === null ? null : monthsOf(max),
    mietdauer: {
      ...(min !== null && { min_mietdauer: min }),
      ...(max !== null && !endless && { max_mietdauer: max }),
    },
  }
}

const befristet: Parser<boolean> = (raw, say) => {
  const word = normalise(raw)
  if (/^(?:JA|TRUE|1|BEFRISTET)$/.test(word)) return true
  if (/^(?:NEIN|FALSE|0|UNBEFRISTET)$/.test(word)) return false
  say('not_a_flag')
  return null
}

/**
 * The days between which a home is online. A month or a year begins with its first day and ends with its last; of two
 * statements the one in `verwaltung_techn` counts, where OpenImmo has it.
 */
export function readAktiv(r: Reading): Pick<FeedProperty, 'aktiv_von' | 'aktiv_bis'> {
  const paths = (name: string) => [`verwaltung_techn/${name}`, `verwaltung_objekt/${name}`]
  const von = dayOf(read(r, paths('aktiv_von'), datum), 'first')
  const bis = dayOf(read(r, paths('aktiv_bis'), datum), 'last')
  const path = (name: string) => paths(name).find((each) => sentAt(r, each).length > 0) ?? ''
  if (von !== null && bis !== null && bis < von) {
    note(r, 'warning', path('aktiv_bis'), 'aktiv_order', { von, bis })
    return { aktiv_von: null, aktiv_bis: null }
  }
  return { aktiv_von: von, aktiv_bis: bis }
}

function dayOf(date: string | null, end: 'first' | 'last'): string | null {
  if (date === null || date.length === 10) return date
  const [year = 0, month = end === 'first' ? 1 : 12] = date.split('-').map(Number)
  const day = end === 'first' ? new Date(Date.UTC(year, month - 1, 1)) : new Date(Date.UTC(year, month, 0))
  return day.toISOString().slice(0, 10)
}
