import { formatNumber } from '../domain/format/number.ts'
import { once } from '../domain/format/once.ts'
import { formatMoney } from '../domain/format/price.ts'
import { NEARBY } from '../domain/search/around.ts'
import type { Filter, Range } from '../domain/search/criteria.ts'
import type { Translate } from '../i18n/translate.ts'
import { rangeText } from './filter.ts'
import { type PlaceNames, placeName, type SearchWords } from './place.ts'

const eitherOf = once((tag: string) => new Intl.ListFormat(tag, { type: 'disjunction' }))

/** "128 Mietwohnungen in Graz bis 1.200 €", in the order of the language. */
export function countSentence({ t, tag, places }: SearchWords, total: number, filter: Filter): string {
  const type = filter.objektart?.length === 1 ? filter.objektart[0] : 'ALLE'
  const [asked] = filter.vermarktungsart?.length === 1 ? filter.vermarktungsart : []
  const deal = asked ? (`_${asked}` as const) : ''
  const homes = t(`count.${type}${deal}`, { count: total })
  const named = placesIn({ t, tag, places }, filter)
  const place = named.length > 0 && eitherOf(tag).format(named)
  const price = filter.preis && priceText(t, filter.preis, tag)
  if (place && price) return t('count.sentence.both', { homes, place, price })
  if (place) return t('count.sentence.place', { homes, place })
  return price ? t('count.sentence.price', { homes, price }) : homes
}

function priceText(t: Translate<'search' | 'shared'>, range: Range, tag: string): string {
  const money = (value: number) => formatMoney(value, tag)
  const { von, bis } = range
  if (von === undefined || bis === undefined) return rangeText(t, range, money)
  return t('range.between', { von: money(von), bis: money(bis) })
}

/** The places of a search, which are alternatives; a circle around a point has no name. */
function placesIn({ t, tag, places }: Pick<SearchWords, 't' | 'tag' | 'places'>, filter: Filter): string[] {
  const { ort = [], plz = [], umkreis = [] } = filter
  const around = umkreis.flatMap((one) => {
    if (one.ort === undefined) return []
    const place = inPlace(t, one.ort, places)
    if (one.km === NEARBY) return [t('place.in.nearby', { place })]
    return [t('place.in.around', { place, km: formatNumber(one.km, tag, 1) })]
  })
  const codes = plz.map((code) => t('place.in.plz', { plz: code.length < 4 ? `${code}…` : code }))
  return [...ort.map((slug) => inPlace(t, slug, places)), ...around, ...codes]
}

/** "in Graz", "im Bezirk Mödling", "in der Steiermark"; other languages decline or attach their own words. */
export function inPlace(t: Translate<'search' | 'shared'>, slug: string, places: PlaceNames): string {
  const known = t.find(`place.in.${slug}`)
  if (known) return known
  const name = placeName(slug, places)
  const art = places[slug]?.art
  if (art === 'bezirk') return t('place.in.bezirk', { name: ownName(name, t('place.bezirk', { name: '|' })) })
  if (art !== 'gemeindebezirk') return t('place.in.ort', { name })
  const nr = Number(slug.replace('wien-', ''))
  return t('place.in.gemeindebezirk', { nr, name: ownName(name, t('place.gemeindebezirk', { nr, name: '|' })) })
}

/** "Mödling" of "Bezirk Mödling": the server writes the whole name, and the words around it change in sentences. */
function ownName(name: string, pattern: string): string {
  const [before = '', after = ''] = pattern.split('|')
  const fits = name.startsWith(before) && name.endsWith(after)
  return fits ? name.slice(before.length, name.length - after.length) : name
}
