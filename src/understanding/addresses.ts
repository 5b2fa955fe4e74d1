import type { Language } from '../i18n/languages.ts'
import { type Item, isEmpty, isNumber, isPlace, means, unitOf } from './sentence.ts'

/** The longest number of a house; a longer one is a price or a postcode. */
const HOUSE_MOST = 999

/**
 * Takes the meaning from the names of people and of streets: see `streetsIn` and `peopleIn`.
 */
export function withoutNames(items: readonly Item[]): readonly Item[] {
  const named = new Set([...streetsIn(items), ...peopleIn(items)])
  if (named.size === 0) return items
  return items.map((item, at) =>
    named.has(at) ? { from: item.from, to: item.to, text: item.text, meanings: [] } : item,
  )
}

/** A new building in German, which people use in every language, and the seventh district of Vienna. */
const NEUBAU = 'neubau'
const NEUBAU_PLACE = 'place.wien-7'

/** "Loft in Neubau" in another language than German, "7th (Neubau)" is the district, "Neubau in Linz" a new building. */
export const withDistrictNeubau = (items: readonly Item[], language: Language): readonly Item[] =>
  items.map((item, at) => {
    if (item.text !== NEUBAU || !means(item, 'bauart.NEUBAU')) return item
    const before = items[at - 1]
    const isSeventh = [1, 2].some((back) => isNumber(items[at - back]) && items[at - back]?.value === 7)
    const isNamed = language !== 'de' && (means(before, 'in') || unitOf(before) === 'district')
    const isElsewhere = items.some((one) => one !== item && isPlace(one) && !isOfVienna(one))
    const rest = item.meanings.filter((meaning) => meaning !== NEUBAU_PLACE && meaning !== 'bauart.NEUBAU')
    return { ...item, meanings: [(isSeventh || isNamed) && !isElsewhere ? NEUBAU_PLACE : 'bauart.NEUBAU', ...rest] }
  })

const isOfVienna = (item: Item): boolean =>
  item.places?.[0]?.slug.startsWith('wien') === true ||
  item.meanings.some((meaning) => meaning.startsWith('place.wien'))

/** "Calle de Viena", but "a shop on a busy street in Wels". */
const isOfStreet = (item: Item | undefined): boolean => isEmpty(item) && !means(item, 'in')

/** "Herr Feldkircher", "Wels Bey", "リンツさん": beside a title, the name of a town is that of a person. */
function peopleIn(items: readonly Item[]): number[] {
  return items.flatMap((item, at) => [
    ...(means(item, 'person') && isPlace(items[at + 1]) ? [at + 1] : []),
    ...(means(item, 'personAfter') && isPlace(items[at - 1]) ? [at - 1] : []),
  ])
}

/**
 * The names and numbers of streets: "Wiener Straße 15", "calle Viena 23", "rue de Salzbourg 12" name
 * no town, no district and no storey.
 */
function streetsIn(items: readonly Item[]): Set<number> {
  const named = new Set<number>()
  items.forEach((item, at) => {
    if (!means(item, 'street')) return
    const name = [at - 1, at + 1, at + 2].find((i) => isPlace(items[i]) && (i !== at + 2 || isOfStreet(items[at + 1])))
    if (name !== undefined) named.add(name)
    const number = Math.max(at, name ?? at) + 1
    const house = [number, number + 1].find((i) => isNumber(items[i]) && (i === number || isEmpty(items[number])))
    if (house !== undefined && (items[house]?.value ?? 0) <= HOUSE_MOST) named.add(house)
  })
  return named
}
