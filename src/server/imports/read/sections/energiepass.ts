import { energyClass } from '../../../../domain/imports/energy.ts'
import type { FeedProperty, Json } from '../../../../domain/imports/feed.ts'
import { ENERGIEKLASSEN, type Energieklasse } from '../../../../domain/properties/vocabulary.ts'
import { markUsed, note, type Parser, parseSent, type Reading, type Sent, shorten } from '../reading.ts'
import { markAll } from '../tree.ts'
import { datum } from '../values/date.ts'
import { number, parseNumber } from '../values/number.ts'
import { parseFlag } from '../values/word.ts'

type Energy = Pick<FeedProperty, 'hwb' | 'hwb_klasse' | 'fgee' | 'fgee_klasse' | 'energiepass'>

const klasse: Parser<Energieklasse> = (raw, say) => {
  const word = raw
    .toUpperCase()
    .replace(/PLUS/g, '+')
    .replace(/[^A-Z+]/g, '')
    .replace(/^(?:HWB|FGEE|KLASSE)+/, '')
  const found = ENERGIEKLASSEN.find((each) => each === word)
  if (found) return found
  if (!/^(?:KEINEANGABE|KA|)$/.test(word)) say('unknown_word')
  return null
}

/** Names that senders use for a figure, in any place: as an element or as `user_defined_simplefield`. */
export const NAMES = {
  hwb: ['hwbwert', 'epass_hwbwert', 'ea_hwb', 'hwb', 'epass_hwb'],
  hwb_klasse: ['hwbklasse', 'epass_hwbklasse', 'ea_hwb_klasse', 'hwb_klasse'],
  fgee: ['fgeewert', 'epass_fgeewert', 'ea_fgee', 'fgee', 'epass_fgee'],
  fgee_klasse: ['fgeeklasse', 'epass_fgeeklasse', 'ea_fgee_klasse', 'fgee_klasse'],
} as const

/** Some senders write the name before the figure: `HWB 33 kWh/m²a`, `fGEE: 0,75`. */
function labelled(name: RegExp, parse: Parser<number>): Parser<number> {
  return (raw, say) => parse(raw.replace(name, ''), say)
}

const hwbWert = labelled(/^HWB(?:[\s,]*(?:ref|sk|rk))*[\s.:=]*/i, number({ max: 3000 }))
const fgeeWert = labelled(/^f\s*GEE(?:[\s,]*(?:sk|rk))*[\s.:=]*/i, number({ max: 60 }))

/** Reads the Austrian energy figures from every place that senders use, and all certificates as sent. */
export function readEnergy(r: Reading, today: string): Energy {
  const hwb = one(r, NAMES.hwb, hwbWert)
  const fgee = one(r, NAMES.fgee, fgeeWert)
  return {
    hwb: hwb === null ? null : Math.round(hwb * 100) / 100,
    hwb_klasse: classOf(r, 'hwb', hwb, one(r, NAMES.hwb_klasse, klasse), today),
    fgee: fgee === null ? null : Math.round(fgee * 100) / 100,
    fgee_klasse: classOf(r, 'fgee', fgee, one(r, NAMES.fgee_klasse, klasse), today),
    energiepass: certificates(r),
  }
}

/**
 * Returns the first usable value in the order of the names; a different value in another place is ignored with a note.
 */
function one<T extends string | number>(r: Reading, names: readonly string[], parse: Parser<T>): T | null {
  const values = names
    .flatMap((name) => everywhere(r, name))
    .flatMap((sent) => {
      const value = parseSent(r, sent, parse)
      return value === null ? [] : [{ value, sent }]
    })
  const [first] = values
  if (!first) return null
  const other = values.find((each) => each.value !== first.value)
  if (other) {
    note(r, 'warning', other.sent.path, 'contradiction', { wert: shorten(other.sent.raw), genommen: first.sent.raw })
  }
  return first.value
}

function everywhere(r: Reading, name: string): Sent[] {
  return [...(r.byName.get(name) ?? []), ...(r.byName.get(`[${name}]`) ?? [])].flatMap(({ el, path }) =>
    el.text === '' ? [] : [{ raw: el.text, path, el, attr: null }],
  )
}

/** A missing class is derived from the figure, with a note; a class that contradicts the figure stays as sent. */
function classOf(
  r: Reading,
  kind: 'hwb' | 'fgee',
  value: number | null,
  sent: Energieklasse | null,
  today: string,
): Energieklasse | null {
  if (value === null) return sent
  const computed = energyClass(kind, value, today)
  const path = `zustand_angaben/energiepass/${kind}klasse`
  if (sent === null) note(r, 'info', path, 'class_computed', { wert: value, klasse: computed })
  else if (sent !== computed)
    note(r, 'warning', path, 'class_contradiction', { wert: value, klasse: sent, als: computed })
  return sent ?? computed
}

/** kWh/m²a */
const NUMBERS = new Set(['endenergiebedarf', 'energieverbrauchkennwert', 'stromwert', 'waermewert'])
const kwh = number({ max: 5000 })
const DATES = new Set(['gueltig_bis', 'ausstelldatum'])

function certificates(r: Reading): Json {
  const passes = (r.byName.get('energiepass') ?? []).map(({ el }) => el)
  const list = passes.flatMap((el) => {
    const values: [string, string | number | boolean][] = []
    for (const each of el.children) {
      if (each.text === '') continue
      const path = `zustand_angaben/energiepass/${each.name}`
      const sent = { raw: each.text, path, el: each, attr: null }
      if (DATES.has(each.name)) {
        const day = parseSent(r, sent, datum)
        if (day !== null) values.push([each.name, day])
        continue
      }
      if (NUMBERS.has(each.name)) {
        const figure = parseSent(r, sent, kwh)
        if (figure !== null) values.push([each.name, figure])
        continue
      }
      markUsed(sent)
      r.taken.add(path)
      values.push([each.name, scalar(each.text, each.name)])
    }
    markAll(el)
    return values.length === 0 ? [] : [Object.fromEntries(values) as Json]
  })
  // Older senders use user_defined_simplefield feldname="epass_waermewert" and similar names.
  const fields = [...r.byName].flatMap(([step, found]) => {
    const text = found.find(({ el }) => el.text !== '')?.el.text
    if (!step.startsWith('[epass_') || text === undefined) return []
    for (const { el } of found) markAll(el)
    const name = step.slice('[epass_'.length, -1)
    const day = DATES.has(name) ? datum(text, () => {}) : null
    return [[name, day ?? scalar(text, name)] as const]
  })
  const out: Json = {}
  if (list.length > 0) out.ausweise = list
  if (fields.length > 0) out.felder = Object.fromEntries(fields)
  return out
}

function scalar(raw: string, name: string): string | number | boolean {
  if (name.startsWith('mit')) return parseFlag(raw) ?? raw.slice(0, 40)
  return parseNumber(raw, false) ?? raw.slice(0, 300)
}
