import type { KnownPlace } from './gazetteer.ts'
import { REGIONS } from './regions.ts'
import {
  type Claim,
  countsRooms,
  type Item,
  isBreak,
  isEmpty,
  isNumber,
  isPlace,
  means,
  type Sentence,
  suffixOf,
  unitBehind,
  unitOf,
} from './sentence.ts'

const VIENNA = 'wien'
const DISTRICTS = 23
/** How far from its place a radius or a word for "near" may stand, in items. */
const REACH = 5
/** "15 minutes by underground from the centre of Vienna" */
const WAY_REACH = 8

/** What a sentence says about where: places, districts of Vienna, regions, countries, and what lies around a place. */
export function places(sentence: Sentence): Claim[] {
  const named = [...districts(sentence), ...namedPlaces(sentence)]
  const inner = named.filter((one) => !named.some((other) => other !== one && lies(sentence, other, one)))
  return [...inner.flatMap((claim) => withSurroundings(sentence, claim)), ...countries(sentence)]
}

/** Every place, region and exonym; of several places of one name the one that lies in an area named beside it. */
function namedPlaces({ items, index, used }: Sentence): Claim[] {
  return items.flatMap((item, at): Claim[] => {
    const region = suffixOf(item, 'region.')
    if (region) {
      used.add(at)
      return REGIONS[region as keyof typeof REGIONS].map((slug) => ({
        criterion: 'ort',
        value: { word: slug },
        first: at,
        last: at,
      }))
    }
    // Arabic "forget" is written like Enns.
    if (means(item, 'not') && !means(items[at - 1], 'in')) return []
    const exonym = suffixOf(item, 'place.')
    const known = exonym === undefined ? undefined : index.bySlug.get(exonym)
    const candidates = known ? [known] : (item.places ?? [])
    // "Wieden" is the district: what Poles call Vienna, their lexicon knows.
    const isVienna = exonym === undefined && candidates[0]?.slug === VIENNA
    const likeliest = (isVienna && candidates.find(({ slug }) => slug.startsWith(`${VIENNA}-`))) || candidates[0]
    if (!likeliest || used.has(at)) return []
    const near = [items[at + 1], items[at + 2], items[at - 1], items[at - 2]].flatMap(placesOf(index))
    const meant =
      candidates.find((place) =>
        near.some(({ slug, art }) => art !== 'ort' && place.orte.includes(slug) && place.slug !== slug),
      ) ?? likeliest
    used.add(at)
    const district = districtNamed(items, at, used) && districtOf(index, meant.slug)
    return [{ criterion: 'ort', value: { word: (district || meant).slug }, first: at, last: at }]
  })
}

/** "The district of Liezen", "トゥルン郡": the area around the town of its name. */
function districtNamed(items: readonly Item[], at: number, used: ReadonlySet<number>): boolean {
  const before = isEmpty(items[at - 1]) ? at - 2 : at - 1
  return [before, at + 1].some((i) => unitOf(items[i]) === 'district' && !used.has(i) && !isNumber(items[i - 1]))
}

/** "Bezirk Tulln" lies around Tulln an der Donau. */
const districtOf = ({ bySlug }: Sentence['index'], slug: string): KnownPlace | undefined =>
  bySlug.get(`bezirk-${slug}`) ?? bySlug.get(`bezirk-${slug.split(/-(?:an|am|im|in|bei|ob|unter|auf)-/)[0]}`)

const placesOf =
  (index: Sentence['index']) =>
  (item: Item | undefined): KnownPlace[] => {
    const exonym = index.bySlug.get(suffixOf(item, 'place.') ?? '')
    return exonym ? [exonym] : (item?.places?.slice(0, 1) ?? [])
  }

/** "Wien, Neubau", "Graz in der Steiermark": the area that a named place lies in only tells where it is. */
function lies({ items, index, negated }: Sentence, inner: Claim, outer: Claim): boolean {
  const [place, area] = [slugOf(inner), slugOf(outer)]
  if (inner.first === outer.first || place === area || !index.bySlug.get(place)?.orte.includes(area)) return false
  // "ウィーン、10区以外": the smaller place is left out of the larger one.
  if (negated.has(inner.first) && !negated.has(outer.first)) return false
  const isLeftOut = (item: Item | undefined) => means(item, 'notAfter') && !means(item, 'not')
  if (isLeftOut(items[inner.last + 1]) || isLeftOut(items[inner.last + 2])) return false
  // "瓦豪(Wachau)": a landscape said twice is one.
  if ([inner, outer].every(({ first }) => suffixOf(items[first], 'region.') !== undefined)) return false
  const [from, to] = [Math.min(inner.last, outer.last), Math.max(inner.first, outer.first)]
  return !items.slice(from + 1, to).some((item) => means(item, 'and', 'or', 'not', 'notAfter', 'but', 'stop'))
}

const slugOf = ({ value }: Claim): string => ('word' in value ? value.word : '')

/** "7. Bezirk", "7., 8. und 9. Bezirk", "Wien 7", "im Siebten", "Bezirke 7 bis 9". */
function districts(sentence: Sentence): Claim[] {
  const { items, used } = sentence
  const found = new Map<number, number>()
  const isDistrict = (at: number): boolean => {
    const item = items[at]
    if (!item?.isOrdinal && unitOf(item) !== undefined && unitOf(item) !== 'district') return false
    return isNumber(item) && !used.has(at) && Number.isInteger(item.value) && item.value >= 1 && item.value <= DISTRICTS
  }
  const take = (at: number) => {
    if (!isDistrict(at) || found.has(at)) return
    found.set(at, items[at]?.value as number)
    for (const step of [-1, 1] as const) {
      let next = at + step
      while (means(items[next], 'and', 'or', 'comma', 'to', 'not') || (isEmpty(items[next]) && !isNumber(items[next])))
        next += step
      const isCounted = unitOf(items[next + 1]) !== undefined && unitOf(items[next + 1]) !== 'district'
      if (Math.abs(next - at) > 1 && isDistrict(next) && !isCounted) take(next)
    }
  }
  items.forEach((item, at) => {
    if (unitOf(item) === 'district') {
      // "Stock 3 Bezirk 7": a number behind another unit is counted by that; in "3 Zimmer 2. Bezirk" it has its own.
      const isOfUnit = unitOf(items[at - 2]) && !isNumber(items[at - 3]) && !items[at - 1]?.isOrdinal
      const order = isDistrict(at + 1) && isOfUnit ? [at + 1] : [at - 1, at + 1, at - 2]
      const number = order.find((i) => isDistrict(i) && (i !== at - 2 || isEmpty(items[at - 1])))
      if (number === undefined || isElsewhere(sentence, at)) return
      used.add(at)
      take(number)
    } else if (isNumberedDistrict(item)) {
      // "Wien 12 oder 13", "Wien 2, 3 oder 20"
      let last = at
      while (means(items[last + 1], 'and', 'or', 'comma') && isDistrict(last + 2) && !unitOf(items[last + 3])) last += 2
      const isListed = means(items[last - 1], 'and', 'or') && !means(items[last + 1], 'to', 'or')
      if (isListed) for (let i = at + 2; i <= last; i += 2) take(i)
    } else if (isNumber(item) && isDistrict(at)) {
      const isBare =
        unitOf(item) === undefined &&
        unitBehind(item, items[at + 1]) === undefined &&
        !isStorey(items, at) &&
        unitOf(items[at - 1]) !== 'floor' &&
        !items[at + 1]?.meanings.some((meaning) => meaning.startsWith('month.'))
      const isVienna = items[at - 1]?.places?.[0]?.slug === VIENNA || means(items[at - 1], `place.${VIENNA}`)
      if (isBare && isRefused(sentence, at)) take(at)
      else if (isBare && (isVienna || (item.isOrdinal && (means(items[at - 1], 'in') || means(items[at - 2], 'in')))))
        take(at)
    }
  })
  const claims: Claim[] = []
  for (const [at, number] of [...found].sort(([a], [b]) => a - b)) {
    used.add(at)
    claims.push({ criterion: 'ort', value: { word: `${VIENNA}-${number}` }, first: at, last: at })
    const to = unitOf(items[at + 1]) === 'district' ? at + 2 : at + 1
    const until = means(items[to], 'to') ? found.get(to + 1) : undefined
    for (let between = number + 1; until !== undefined && between < until; between++) {
      claims.push({ criterion: 'ort', value: { word: `${VIENNA}-${between}` }, first: at, last: to + 1 })
    }
  }
  return claims
}

/** "In Vienna, but neither in the 10th nor in the 21st": what is left out of Vienna are its districts. */
const isRefused = ({ items, negated }: Sentence, at: number): boolean =>
  negated.has(at) &&
  !means(items[at], 'groundFloor') &&
  items.some((item) => item.places?.[0]?.slug === VIENNA || means(item, `place.${VIENNA}`)) &&
  !items.slice(at, at + REACH).some((item) => countsRooms(item))

/** "Wien 12", and the phrases of other languages for "district one"; not "Döbling". */
const isNumberedDistrict = (item: Item): boolean =>
  (item.places?.[0]?.slug.startsWith(`${VIENNA}-`) === true && /\d/.test(item.text)) ||
  (suffixOf(item, 'place.')?.startsWith(`${VIENNA}-`) === true && item.text.includes(' '))

/** "2nd or 3rd floor": the ordinal is one of several storeys. */
function isStorey(items: readonly Item[], at: number): boolean {
  if (!means(items[at + 1], 'and', 'or', 'to')) return false
  let next = at + 2
  while (isEmpty(items[next]) && !isNumber(items[next])) next++
  return isNumber(items[next]) && unitOf(items[next + 1]) === 'floor'
}

/** A town other than Vienna stands before the district: Graz has districts too, but not in our numbers. */
function isElsewhere({ items, index }: Sentence, at: number): boolean {
  const before = items.slice(Math.max(0, at - REACH), at).flatMap(placesOf(index))
  const last = before.at(-1)
  return last !== undefined && last.slug !== VIENNA && last.art === 'ort' && last.einwohner > 50_000
}

/** "20 km um Graz", "Graz und Umgebung": a circle instead of the place. A place that a way is measured from says nothing. */
function withSurroundings(sentence: Sentence, claim: Claim): Claim[] {
  const { items, used } = sentence
  // The landscape is as large as people mean it: "around Lake Neusiedl".
  if (suffixOf(items[claim.first], 'region.')) return [claim]
  const near = (test: (at: number) => boolean, ends: readonly string[], reach = REACH): number | undefined => {
    for (let off = 1; off <= reach; off++) {
      for (const at of [claim.first - off, claim.last + off]) {
        if (items[at] && test(at) && isSameClause(items, at, claim, ends)) return at
      }
    }
    return undefined
  }
  // "20 minutes with the train to Vienna", "half an hour from Vienna"
  const isWay = (at: number) => (isNumber(items[at]) && unitBeside(items, at) === 'time') || isHalfHour(items, at)
  if (near(isWay, ['but', 'place'], WAY_REACH) !== undefined) return []
  const radius = near(
    (at) => isNumber(items[at]) && !used.has(at) && unitBeside(items, at) === 'km',
    ['but', 'place', 'with'],
  )
  const km = radius === undefined ? undefined : items[radius]?.value
  if (radius !== undefined && km !== undefined) {
    used.add(radius)
    return [
      {
        ...claim,
        criterion: 'umkreis',
        value: { around: slugOf(claim), km },
        first: Math.min(claim.first, radius),
        last: Math.max(claim.last, radius),
      },
    ]
  }
  // "Baden bei Wien": the second place only tells where the first one is.
  if (means(items[claim.first - 1], 'around') && isPlace(items[claim.first - 2])) return []
  const [before, after] = [aroundBefore(items, claim.first), aroundBehind(items, claim.last)]
  const at = before ?? after
  if (at === undefined) return [claim]
  return [
    {
      ...claim,
      criterion: 'umkreis',
      value: { around: slugOf(claim), km: 'nah' },
      first: Math.min(claim.first, at),
      last: Math.max(claim.last, at),
    },
  ]
}

const unitBeside = (items: readonly Item[], at: number) => unitOf(items[at + 1]) ?? unitOf(items[at - 1])

/** A unit of time that holds its number: "pół godziny", "half an hour". */
const isHalfHour = (items: readonly Item[], at: number): boolean =>
  unitOf(items[at]) === 'time' && (items[at]?.text.includes(' ') || means(items[at - 1], 'number.0.5'))

function isSameClause(items: readonly Item[], at: number, { first, last }: Claim, ends: readonly string[]): boolean {
  const between = at < first ? items.slice(at + 1, first) : items.slice(last + 1, at)
  return !between.some(
    (item) =>
      isBreak(item) || means(item, ...ends) || (isNumber(item) && unitBeside(items, items.indexOf(item)) !== 'km'),
  )
}

function aroundBefore(items: readonly Item[], first: number): number | undefined {
  for (let at = first - 1; at >= first - 3; at--) {
    if (means(items[at], 'around')) return at
    if (!isEmpty(items[at]) || items[at]?.meanings.length === 0) return undefined
  }
  return undefined
}

function aroundBehind(items: readonly Item[], last: number): number | undefined {
  for (let at = last + 1; at <= last + 3; at++) {
    if (means(items[at], 'aroundAfter')) return at
    if (!means(items[at], 'and', 'filler', 'in')) return undefined
  }
  return undefined
}

function countries({ items, used }: Sentence): Claim[] {
  return items.flatMap((item, at): Claim[] => {
    const land = suffixOf(item, 'land.')
    if (!land) return []
    used.add(at)
    return [{ criterion: 'land', value: { word: land }, first: at, last: at }]
  })
}
