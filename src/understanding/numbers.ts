import { isKind } from './meanings.ts'
import { countsRooms, type Item, suffixOf, unitOf } from './sentence.ts'

const HUNDRED = 100
const THOUSAND = 1000
const HALF = 0.5
const ARABIC_FOR = 'ب'
const RUSSIAN_THOUSANDS = 'тысяч'
const HAN_TEN = '十'
const HAN_MYRIAD = '万'
const HAN_ZERO = /^[零〇]$/
/** 百 and 千 and 万 in short numbers: 两千三 is 2300. */
const HAN_SHORT: Readonly<Record<string, number>> = { 百: 10, 千: 100, 万: 1000 }

/** Joins digits, number words and multipliers to numbers: "350 Tsd", "zwei hundert fünfzig", "1,5 Mio", "三百五十万". */
export function joinNumbers(items: readonly Item[]): Item[] {
  const joined: Item[] = []
  for (let at = 0; at < items.length; ) {
    const found = numberAt(items, at)
    const about = aboutThousands(items, at)
    if (about) {
      joined.push(...about)
      at += about.length
    } else if (found) {
      // "4 pièces et demie": the half stands behind what is counted.
      const half = isHalf(items[at + found.count + 1]) && countsRooms(items[at + found.count]) ? 0.5 : 0
      joined.push(half ? { ...found.item, value: (found.item.value ?? 0) + half } : found.item)
      at += found.count
      if (half) joined.push(items[at] as Item)
      if (half) at += 2
    } else joined.push(items[at++] as Item)
  }
  return joined
}

/** Russian "тысяч за 300", "тысяч 300": about three hundred thousand. */
function aboutThousands(items: readonly Item[], at: number): Item[] | null {
  const isLink = items[at + 1]?.meanings.some((meaning) => ['max', 'around', 'about'].includes(meaning))
  const until = at + (isLink ? 2 : 1)
  const number = items[until]
  if (items[at]?.text !== RUSSIAN_THOUSANDS || items[at - 1]?.value !== undefined || number?.value === undefined)
    return null
  if (number.value >= THOUSAND || isCounted(items[until + 1])) return null
  const value = number.value * THOUSAND
  return [
    { ...(items[at] as Item), value: undefined, meanings: ['filler'] },
    ...items.slice(at + 1, until),
    { ...number, value, meanings: ['number'], multiplier: THOUSAND },
  ] as Item[]
}

/** The number that a word or digits stand for; undefined for other items. */
function atomOf(item: Item): number | undefined {
  if (item.isOrdinal) return undefined
  if (item.value !== undefined) return item.value
  const word = suffixOf(item, 'number.')
  return word === undefined ? undefined : Number(word)
}

const isHalf = (item: Item | undefined): boolean => item?.meanings.includes('number.0.5') ?? false
/** "ein" and "one" are numbers only where something is counted. */
const isUnsure = ({ value, meanings }: Item): boolean =>
  value === undefined && meanings.some((meaning) => !/^(?:number|unit)\./.test(meaning))

function numberAt(items: readonly Item[], at: number): { item: Item; count: number } | null {
  const first = items[at] as Item
  const ordinal = suffixOf(first, 'ordinal.')
  if (ordinal && atomOf(first) === undefined) {
    return {
      item: {
        ...first,
        value: Number(ordinal),
        isOrdinal: true,
        meanings: [...first.meanings, 'number'],
      },
      count: 1,
    }
  }
  if (atomOf(first) === undefined) return null
  let [total, group, last, scale, end, isBare] = [0, 0, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, at, true]
  let multiplier: number | undefined
  for (let i = at; i < items.length; i++) {
    const item = items[i] as Item
    const isAnd = i > at && item.meanings.includes('and') && last < HUNDRED * THOUSAND
    const next = isAnd ? items[i + 1] : item
    const atom = next && atomOf(next)
    if (i > at && last < HUNDRED && isPoint(items, i)) {
      // "Eins Komma zwei Millionen"
      group += (atomOf(items[i + 1] as Item) as number) / 10
      ;[last, end] = [0, ++i]
      continue
    }
    if (next === undefined || atom === undefined) break
    // "فيينا 19 بمليون": an amount "for" something begins anew.
    if (i > at && items[i - 1]?.value !== undefined && item.text.startsWith(ARABIC_FOR)) break
    // "العشرين غرفتين": a dual is a number and what it counts in one word.
    if (i > at && item.value === undefined && unitOf(item) !== undefined) break
    // "Three hundred thousand and two rooms" are two numbers.
    if (isAnd && last >= HUNDRED && countsRooms(items[i + 2])) break
    const isDigits = next.value !== undefined
    // "250 Tsd. 20 Jahre": the second number counts something else.
    if (i > at && isDigits && items[i - 1]?.value === undefined && isCounted(items[i + 1])) break
    if (atom >= THOUSAND && !isDigits) {
      if (next.text === HAN_MYRIAD && total < atom) {
        // 一千二百万: the myriad counts all that stands before it.
        total = (total + group || 1) * atom
      } else {
        if (isAnd || (total > 0 && atom >= scale)) break
        total += (group || 1) * atom
      }
      ;[group, last, scale, multiplier] = [0, atom, atom, atom]
    } else if (atom === HALF && !isDigits && i > at && last >= THOUSAND && group === 0) {
      // "A million and a half"
      total += last * HALF
      last = 1
    } else if (atom === HUNDRED && !isDigits && group < HUNDRED && !isAnd) {
      group = (group || 1) * HUNDRED
      last = HUNDRED
    } else if (atom === 10 && next.text === HAN_TEN && group % 10 > 0 && group % HUNDRED < 10) {
      group = group - (group % 10) + (group % 10) * 10
      last = 10
    } else if (i > at && HAN_ZERO.test(next.text) && last > 1) {
      last = HUNDRED
    } else if (i > at && isShort(items, i, atom)) {
      if (isCounted(items[i + 1])) break
      group += atom * (HAN_SHORT[items[i - 1]?.text ?? ''] ?? 1)
      last = 1
    } else if (
      isSum({ atom, isDigits, last, isFirst: i === at, isAnd, isSameWord: items[i - 1]?.from === next.from })
    ) {
      group += atom
      last = isDigits ? Math.min(last, 1) : sizeOf(atom)
    } else break
    if (isAnd) i++
    end = i
    isBare &&= isUnsure(next)
  }
  const count = end - at + 1
  if (isBare && (unitOf(items[end + 1]) === undefined || isSoughtRoom(items, end + 1))) return null
  const until = items[end] as Item
  const text = items
    .slice(at, end + 1)
    .map((item) => item.text)
    .join(' ')
  // A single number in a phrase of its own ("2er WG") keeps what the phrase means.
  const meanings =
    count === 1
      ? [...new Set([...first.meanings.filter((meaning) => !/^(?:number|filler)/.test(meaning)), 'number'])]
      : ['number']
  return {
    item: { from: first.from, to: until.to, text, value: total + group, meanings, ...(multiplier && { multiplier }) },
    count,
  }
}

/** "Eins Komma zwei": a number word, a word for the point, and a single digit. */
function isPoint(items: readonly Item[], at: number): boolean {
  const [before, digit] = [items[at - 1], items[at + 1]]
  if (!items[at]?.meanings.includes('point') || !before || before.value !== undefined || !digit) return false
  const atom = atomOf(digit)
  return atom !== undefined && Number.isInteger(atom) && atom >= 0 && atom <= 9
}

/** 两千三, 3万5: a single digit behind a multiplier counts the next lower unit. */
function isShort(items: readonly Item[], at: number, atom: number): boolean {
  const next = items[at + 1]
  return (
    HAN_SHORT[items[at - 1]?.text ?? ''] !== undefined &&
    Number.isInteger(atom) &&
    atom > 0 &&
    atom < 10 &&
    (next === undefined || atomOf(next) === undefined)
  )
}

/** 30万3室: the digit begins a quantity of its own. */
const isCounted = (item: Item | undefined): boolean =>
  item?.meanings.some((meaning) => meaning.startsWith('unit.') && !/\.(?:euro|m2|sqft)$/.test(meaning)) ?? false

/** "A room in Graz" counts no rooms: it is sought itself, since the sentence names no other kind. */
const isSoughtRoom = (items: readonly Item[], at: number): boolean =>
  countsRooms(items[at]) &&
  items[at]?.meanings.includes('objektart.ZIMMER') === true &&
  !items.some(
    (item) =>
      item.layout ||
      (!countsRooms(item) && item.meanings.some((meaning) => isKind(meaning) || meaning.startsWith('home.'))),
  )

interface Step {
  atom: number
  isDigits: boolean
  /** The size of what was added last: 10 after thirty, 1 after five. */
  last: number
  isFirst: boolean
  isAnd: boolean
  /** Both are parts of one word: "fünfunddreißig". */
  isSameWord: boolean
}

/** Tells whether a number below a hundred continues the one before: "hundred fifty", "thirty five", "five and thirty". */
function isSum({ atom, isDigits, last, isFirst, isAnd, isSameWord }: Step): boolean {
  if (isFirst) return true
  if (atom === HALF) return last <= 10
  if (isDigits) return !isAnd && last >= THOUSAND && atom < last
  if (last === 1) return (isAnd || isSameWord) && atom >= 20 && atom % 10 === 0 && atom < HUNDRED
  return atom < last && last > 1
}

const sizeOf = (atom: number): number => {
  if (atom >= HUNDRED && atom % HUNDRED === 0) return HUNDRED
  return (atom >= 20 && atom % 10 === 0) || atom === 10 ? 10 : 1
}
