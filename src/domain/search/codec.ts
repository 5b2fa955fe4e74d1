import type { Problem } from '../errors.ts'
import { readAmount } from '../format/amount.ts'
import { longCountry, readPostcode, shortCountry } from '../places/countries.ts'
import { dayText, readDay } from '../properties/availability.ts'
import { AREA_POINTS_MAX, countPoints, formatAreas, parseAreas } from './area.ts'
import { type Around, CIRCLES_MAX, formatAround, RADIUS_MAX, RADIUS_MIN, readAround } from './around.ts'
import {
  CRITERIA,
  type Criterion,
  type CriterionName,
  type Filter,
  PAGE_MAX,
  PER_PAGE,
  PER_PAGE_MAX,
  type Range,
  type SearchQuery,
  SORTS,
  type Sort,
  type Term,
} from './criteria.ts'

const LIST_MAX = 100
const TEXT_MAX = 200

/** The good part of a value, and the first bad one. */
type Parsed = { value?: unknown; problem?: Omit<Problem, 'field'> & { field?: string } } | null

/**
 * Reads a search from a query string. It ignores unknown names, and empty values, since a form without JavaScript sends
 * them. A bad value is left out of the query and listed in `problems`: the API then refuses the request, the page shows
 * the message and searches with the rest.
 */
export function parseSearch(params: URLSearchParams): { query: SearchQuery; problems: Problem[] } {
  const problems: Problem[] = []
  const filter: Filter = {}
  for (const [name, criterion] of CRITERIA) {
    const parsed = parseCriterion(name, criterion, params)
    if (!parsed) continue
    if (parsed.value !== undefined) Object.assign(filter, { [name]: parsed.value })
    if (parsed.problem) problems.push({ field: name, ...parsed.problem })
  }
  readRents(filter)
  const sort = parseWord(params, 'sort', SORTS, problems) ?? (filter.q ? 'relevanz' : 'neueste')
  const seite = parseWhole(params, 'seite', PAGE_MAX, problems) ?? 1
  const pro_seite = parseWhole(params, 'pro_seite', PER_PAGE_MAX, problems) ?? PER_PAGE
  return { query: { filter, sort, seite, pro_seite }, problems }
}

/** With one kind of offer asked for there is one price: a range of rents is the price of a rent, and none of a purchase. */
function readRents(filter: Filter): void {
  const { vermarktungsart, miete } = filter
  if (vermarktungsart?.length !== 1 || !miete) return
  if (vermarktungsart[0] === 'MIETE') filter.preis ??= miete
  delete filter.miete
}

/** Writes a search as a query string, without default values, names in the order of their declaration. */
export function formatSearch(query: Partial<SearchQuery>): URLSearchParams {
  const params = new URLSearchParams()
  const filter: Filter = query.filter ?? {}
  for (const [name, criterion] of CRITERIA) {
    const value = filter[name]
    if (value === undefined) continue
    if (criterion.kind === 'range') {
      const { von, bis } = value as Range
      if (von !== undefined) params.set(`${name}_von`, boundText(criterion, von))
      if (bis !== undefined) params.set(`${name}_bis`, boundText(criterion, bis))
    } else params.set(name, formatValue(criterion, value))
  }
  const usual: Sort = filter.q ? 'relevanz' : 'neueste'
  if (query.sort && query.sort !== usual) params.set('sort', query.sort)
  if (query.seite && query.seite !== 1) params.set('seite', String(query.seite))
  if (query.pro_seite && query.pro_seite !== PER_PAGE) params.set('pro_seite', String(query.pro_seite))
  return params
}

/** A bound of a range as an address and a form write it: a number, or an ISO date. */
export function boundText({ unit }: RangeCriterion, bound: number): string {
  if (unit === 'Tag') return dayText(bound)
  // Three decimals would be read as thousands.
  return GROUPED.includes(unit) ? String(bound).replace(/\.\d{3}$/, '$&0') : String(bound)
}

/** The query-string names of a criterion. */
export function paramNames(name: CriterionName, criterion: Criterion): string[] {
  return criterion.kind === 'range' ? criterion.ends.map((end) => `${name}_${end}`) : [name]
}

function formatValue(criterion: Criterion, value: unknown): string {
  if (criterion.kind === 'area') return formatAreas(value as Parameters<typeof formatAreas>[0])
  if (criterion.kind === 'circle') return (value as readonly Around[]).map(formatAround).join('~')
  return Array.isArray(value) ? value.join(',') : String(value)
}

function parseCriterion(name: CriterionName, criterion: Criterion, params: URLSearchParams): Parsed {
  if (criterion.kind === 'range') return parseRange(name, criterion, params)
  const text = params
    .getAll(name)
    .filter(Boolean)
    .join(criterion.kind === 'area' || criterion.kind === 'circle' ? '~' : ',')
    .trim()
  if (!text) return null
  switch (criterion.kind) {
    case 'oneOf':
    case 'allOf':
      return parseList(text, (word) => (criterion.values.includes(word) ? word : null))
    case 'place':
    case 'without':
      return parseList(text, (word) => (/^[a-z0-9-]{1,80}$/.test(word) ? word : null))
    case 'prefix':
      return parseList(text, parsePostcode)
    case 'country':
      return parseList(text, parseCountry)
    case 'ids':
      return parseList(text, (word) => (/^[1-9][0-9]{0,14}$/.test(word) ? Number(word) : null))
    case 'term':
      return parseTerm(text, criterion.max)
    case 'flag':
      if (text === 'true') return { value: true }
      return text === 'false' ? null : { problem: { code: 'flag', params: { value: text } } }
    case 'area': {
      const value = parseAreas(text)
      if (!value) return { problem: { code: 'area' } }
      const isTooMuch = countPoints(value) > AREA_POINTS_MAX
      return isTooMuch ? { problem: { code: 'area_points', params: { max: AREA_POINTS_MAX } } } : { value }
    }
    case 'circle':
      return parseCircles(text)
    case 'text':
      return text.length <= TEXT_MAX ? { value: text } : { problem: { code: 'too_long', params: { max: TEXT_MAX } } }
  }
}

/** "80" and "d 80331" -> "80" and "DE-80331" */
function parsePostcode(word: string): string | null {
  const found = readPostcode(word)
  return found && (found.land === null ? found.code : `${found.land}-${found.code}`)
}

/** "de" and "DEU" -> "DE" */
function parseCountry(word: string): string | null {
  const code = word.toUpperCase()
  return longCountry(code) ? code : shortCountry(code)
}

function parseList(text: string, read: (word: string) => string | number | null): Parsed {
  const words = [
    ...new Set(
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    ),
  ]
  if (words.length > LIST_MAX) return { problem: { code: 'list_length', params: { max: LIST_MAX } } }
  const values = words.map(read)
  const good = values.filter((value) => value !== null)
  const bad = words[values.indexOf(null)]
  if (words.length === 0) return null
  return {
    ...(good.length > 0 && { value: good }),
    ...(bad !== undefined && { problem: { code: 'word', params: { value: bad.slice(0, 80) } } }),
  }
}

type RangeCriterion = Extract<Criterion, { kind: 'range' }>

/** A contract without an end in any case, or a number of years. */
function parseTerm(text: string, max: number): Parsed {
  const value: Term = text.toUpperCase() === 'UNBEFRISTET' ? 'UNBEFRISTET' : Number(text.replace(',', '.'))
  if (value === 'UNBEFRISTET') return { value }
  if (!/^\d{1,4}([.,]\d)?$/.test(text) || value === 0)
    return { problem: { code: 'term', params: { value: text.slice(0, 80) } } }
  return value > max ? { problem: { code: 'too_large', params: { max } } } : { value }
}

/** The units whose figures are long enough for thousands: 400.000 is a price, and 2.125 a yield. */
const GROUPED: readonly RangeCriterion['unit'][] = ['EUR', 'm²']

/** A bound as addresses have it, or as people type it. Null when it is no value of the criterion. */
export function parseBound({ unit, integer }: Pick<RangeCriterion, 'unit' | 'integer'>, text: string): number | null {
  if (unit === 'Tag') return readDay(text)
  const amount = GROUPED.includes(unit) ? readAmount(text) : Number.NaN
  const plain = /^-?\d{1,12}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  const value = Number.isNaN(amount) ? plain : amount
  return Number.isNaN(value) || (integer && !Number.isInteger(value)) ? null : value
}

function parseRange(name: string, criterion: RangeCriterion, params: URLSearchParams): Parsed {
  const range: Range = {}
  for (const end of criterion.ends) {
    const field = `${name}_${end}`
    const text = params.get(field)?.trim()
    if (!text) continue
    const value = parseBound(criterion, text)
    const min = criterion.min ?? 0
    if (value === null || (value < min && min === 0)) {
      return {
        problem: { field, code: criterion.unit === 'Tag' ? 'day' : 'number', params: { value: text.slice(0, 80) } },
      }
    }
    if (value < min) return { problem: { field, code: 'too_small', params: { min } } }
    if (value > criterion.max) {
      return { problem: { field, code: 'too_large', params: { max: criterion.max } } }
    }
    range[end] = value
  }
  if (range.von !== undefined && range.bis !== undefined && range.von > range.bis) {
    return { problem: { field: `${name}_bis`, code: 'range_order', params: { von: range.von, bis: range.bis } } }
  }
  return range.von === undefined && range.bis === undefined ? null : { value: range }
}

function parseCircles(text: string): Parsed {
  const parts = [...new Set(text.split('~').filter((part) => part.trim()))]
  if (parts.length > CIRCLES_MAX) return { problem: { code: 'list_length', params: { max: CIRCLES_MAX } } }
  const read = parts.map(readAround)
  const good = read.filter((one) => typeof one === 'object')
  const bad = read.find((one) => typeof one === 'string')
  const params = bad === 'radius' ? { params: { min: RADIUS_MIN, max: RADIUS_MAX } } : {}
  return { ...(good.length > 0 && { value: good }), ...(bad && { problem: { code: bad, ...params } }) }
}

function parseWord<T extends string>(params: URLSearchParams, field: string, words: readonly T[], problems: Problem[]) {
  const text = params.get(field)?.trim()
  if (!text) return undefined
  if ((words as readonly string[]).includes(text)) return text as T
  problems.push({ field, code: 'word', params: { value: text.slice(0, 80) } })
}

function parseWhole(params: URLSearchParams, field: string, max: number, problems: Problem[]): number | undefined {
  const text = params.get(field)?.trim()
  if (!text) return undefined
  const value = /^[0-9]{1,9}$/.test(text) ? Number(text) : 0
  if (value >= 1 && value <= max) return value
  problems.push({ field, code: 'whole', params: { value: text.slice(0, 80), max } })
}
