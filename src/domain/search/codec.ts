import type { Problem } from '../errors.ts'
import { longCountry, readPostcode, shortCountry } from '../places/countries.ts'
import { AREA_POINTS_MAX, countPoints, formatAreas, parseAreas } from './area.ts'
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
} from './criteria.ts'

const LIST_MAX = 100
const TEXT_MAX = 200

type Parsed = { value: unknown } | { problem: Omit<Problem, 'field'> & { field?: string } } | null

/**
 * Reads a search from a query string. It ignores unknown names, and empty values, since a form without JavaScript sends
 * them. A bad value is left out of the query and listed in `problems`: the API then refuses the request, the page shows
 * the message and searches with the rest.
 */
export function parseSearch(params: URLSearchParams): { query: SearchQuery; problems: Problem[] } {
  const problems: Problem[] = []
  const filter: Record<string, unknown> = {}
  for (const [name, criterion] of CRITERIA) {
    const parsed = parseCriterion(name, criterion, params)
    if (!parsed) continue
    if ('value' in parsed) filter[name] = parsed.value
    else problems.push({ field: name, ...parsed.problem })
  }
  const sort = parseWord(params, 'sort', SORTS, problems) ?? (filter.q ? 'relevanz' : 'neueste')
  const seite = parseWhole(params, 'seite', PAGE_MAX, problems) ?? 1
  const pro_seite = parseWhole(params, 'pro_seite', PER_PAGE_MAX, problems) ?? PER_PAGE
  return { query: { filter: filter as Filter, sort, seite, pro_seite }, problems }
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
      if (von !== undefined) params.set(`${name}_von`, String(von))
      if (bis !== undefined) params.set(`${name}_bis`, String(bis))
    } else params.set(name, formatValue(criterion, value))
  }
  const usual: Sort = filter.q ? 'relevanz' : 'neueste'
  if (query.sort && query.sort !== usual) params.set('sort', query.sort)
  if (query.seite && query.seite !== 1) params.set('seite', String(query.seite))
  if (query.pro_seite && query.pro_seite !== PER_PAGE) params.set('pro_seite', String(query.pro_seite))
  return params
}

/** The query-string names of a criterion. */
export function paramNames(name: CriterionName, criterion: Criterion): string[] {
  return criterion.kind === 'range' ? criterion.ends.map((end) => `${name}_${end}`) : [name]
}

function formatValue(criterion: Criterion, value: unknown): string {
  if (criterion.kind === 'area') return formatAreas(value as Parameters<typeof formatAreas>[0])
  if (criterion.kind === 'circle') {
    const { lat, lng, km } = value as { lat: number; lng: number; km: number }
    return `${lat},${lng},${km}`
  }
  return Array.isArray(value) ? value.join(',') : String(value)
}

function parseCriterion(name: CriterionName, criterion: Criterion, params: URLSearchParams): Parsed {
  if (criterion.kind === 'range') return parseRange(name, criterion, params)
  const text = params
    .getAll(name)
    .filter(Boolean)
    .join(criterion.kind === 'area' ? '~' : ',')
    .trim()
  if (!text) return null
  switch (criterion.kind) {
    case 'oneOf':
    case 'allOf':
      return parseList(text, (word) => (criterion.values.includes(word) ? word : null))
    case 'place':
      return parseList(text, (word) => (/^[a-z0-9-]{1,80}$/.test(word) ? word : null))
    case 'prefix':
      return parseList(text, parsePostcode)
    case 'country':
      return parseList(text, parseCountry)
    case 'ids':
      return parseList(text, (word) => (/^[1-9][0-9]{0,14}$/.test(word) ? Number(word) : null))
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
      return parseCircle(text)
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
  const values: (string | number)[] = []
  for (const word of words) {
    const value = read(word)
    if (value === null) return { problem: { code: 'word', params: { value: word.slice(0, 80) } } }
    values.push(value)
  }
  return values.length ? { value: values } : null
}

function parseRange(name: string, criterion: Extract<Criterion, { kind: 'range' }>, params: URLSearchParams): Parsed {
  const range: Range = {}
  for (const end of criterion.ends) {
    const field = `${name}_${end}`
    const text = params.get(field)?.trim()
    if (!text) continue
    const value = /^\d{1,12}([.,]\d{1,4})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
    if (Number.isNaN(value) || (criterion.integer && !Number.isInteger(value))) {
      return { problem: { field, code: 'number', params: { value: text.slice(0, 80) } } }
    }
    if (value > criterion.max) return { problem: { field, code: 'too_large', params: { max: criterion.max } } }
    range[end] = value
  }
  if (range.von !== undefined && range.bis !== undefined && range.von > range.bis) {
    return { problem: { field: `${name}_bis`, code: 'range_order', params: { von: range.von, bis: range.bis } } }
  }
  return range.von === undefined && range.bis === undefined ? null : { value: range }
}

function parseCircle(text: string): Parsed {
  const parts = text.split(',').map((part) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(part.trim()) ? Number(part) : Number.NaN))
  const [lat, lng, km] = parts as [number, number, number]
  const good = parts.length === 3 && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && km > 0 && km <= 500
  return good ? { value: { lat, lng, km } } : { problem: { code: 'circle' } }
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
