import type { KnownPlace, PlaceIndex } from './gazetteer.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import { formsIn, isPart, longest, misspelt, partsOf, placeFormsIn } from './lookup.ts'
import { isSilent } from './phrases.ts'
import { type Item, means, unitOf } from './sentence.ts'
import type { Token } from './tokens.ts'

const SIGNS: Readonly<Record<string, Meaning>> = {
  ',': 'comma',
  '、': 'comma',
  '(': 'comma',
  ')': 'comma',
  ';': 'stop',
  '?': 'stop',
  '!': 'stop',
  '/': 'or',
  '&': 'and',
  '<': 'max',
  '≤': 'max',
  '>': 'min',
  '≥': 'min',
  '≈': 'about',
  '€': 'unit.euro',
  '%': 'unit.percent',
  $: 'unit.currency',
  '£': 'unit.currency',
  '¥': 'unit.currency',
  '₺': 'unit.currency',
  '₽': 'unit.currency',
}
/** Above it, what follows digits is no ending of an ordinal: "900e" is an amount. */
const GREATEST_ORDINAL = 99
/** Behind digits: 7th, 7e, 7ème, 7º, 7mo, 7-й, 7'nci. */
const ORDINAL_ENDING =
  /^(?:st|nd|rd|th|e|er|eme|ere|ieme|de|te|ste|ten|ter|o|a|er[oa]|r[oa]|d[oa]|t[oa]|m[oa]|v[oa]|n[oa]|й|и|го|ом|ем|ыи|ого|inci|nci|uncu|ncu)$/
/** Behind digits and a hyphen only, since they are units too: 1-м, 2-я. */
const MARKED_ENDING = /^(?:м|му|я|ю|е|ая|ую|ым)$/
/** A place with fewer inhabitants must be written like a name, or stand behind "in". */
const WELL_KNOWN = 5000
/** The most tokens of a notation of a home. In Chinese and Japanese all tokens of a sentence are glued. */
const LAYOUT_MOST = 12
/** Small places whose names are German words of every day: only behind "in". */
const NOUNS = new Set(['stall', 'au', 'steg', 'hof', 'berg', 'markt', 'grund', 'tal', 'dorf', 'wald', 'feld', 'weg'])

/** Joins the tokens of a sentence to items: at each place the longest phrase, of a lexicon or the gazetteer. */
export function scan(tokens: readonly Token[], lexicon: Lexicon, index: PlaceIndex): Item[] {
  const items: Item[] = []
  const [words, placeWords] = [formsIn(lexicon), placeFormsIn(lexicon)]
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token
    const isInPlace = items.at(-1)?.meanings.includes('in') ?? false
    const add = (count: number, rest: Partial<Item>) => {
      items.push({ ...spanOf(tokens, at, count), meanings: [], ...rest })
      at += count
    }
    const layout = layoutAt(lexicon, tokens, at)
    // "Tvåa" is a home of two rooms, and "2:a distriktet" the second district.
    const isOrdinal =
      layout && longest(lexicon.phrases, tokens, at + layout.count, words)?.meanings[0] === 'unit.district'
    if (layout && !isOrdinal) {
      add(layout.count, { layout, meanings: ['layout'] })
      continue
    }
    const phrase = longest(lexicon.phrases, tokens, at, words)
    const place = token.kind === 'number' ? null : longest(index.phrases, tokens, at, placeWords)
    // "Classe A au Vorarlberg" is the state, and not the village of Au in it.
    const isIn = !token.capital && phrase?.count === 1 && phrase.meanings.includes('in') && tokens[at + 1]?.capital
    const isPlace =
      place && !(isIn && place.count <= 2) && isNamed(place.meanings[0] as KnownPlace, token, isInPlace, place.count)
    if (
      isPlace &&
      place.count >= (phrase?.count ?? 0) &&
      // What the language itself calls a place: "Wieden" in Polish is Vienna.
      !phrase?.meanings.some((meaning) => meaning.startsWith('place.') && phrase.count >= place.count) &&
      // "Im März" is the month, and not Marz in Burgenland.
      !phrase?.meanings.some((meaning) => meaning.startsWith('month.')) &&
      (place.count > (phrase?.count ?? 0) || isInPlace || !isContent(phrase?.meanings))
    ) {
      add(place.count, { places: place.meanings, meanings: ['place'] })
    } else if (phrase) {
      add(phrase.count, { meanings: phrase.meanings, ...(token.kind === 'number' && { value: token.value }) })
    } else if (token.kind === 'number') {
      readNumber(lexicon, tokens, at, add)
    } else if (token.kind === 'sign') {
      readSign(lexicon, tokens, at, items)
      at += isEnding(lexicon, tokens, at) ? 2 : 1
    } else {
      const parts = partsOf(lexicon, token.text)
      if (parts) {
        for (const meanings of parts) items.push({ ...spanOf(tokens, at, 1), meanings })
        at++
      } else {
        // Where nouns are small, a capital within a sentence begins a name: "the Kepler hospital".
        const isName =
          token.capital && lexicon.language !== 'de' && tokens[at - 1]?.kind === 'word' && !tokens[at - 1]?.capital
        const close = isName ? null : misspelt(lexicon.phrases, token.text, (meanings) => meanings.some(isPart))
        const town = isCounted(items.at(-1))
          ? null
          : misspelt(index.phrases, token.text, ([first]) => (first?.einwohner ?? 0) >= WELL_KNOWN)
        if (close && !(town && isInPlace)) add(1, { meanings: close.meanings })
        else if (town) add(1, { places: town.meanings, meanings: ['place'], isGuessed: true })
        else add(1, {})
      }
    }
  }
  return items
}

function spanOf(tokens: readonly Token[], at: number, count: number): Pick<Item, 'from' | 'to' | 'text'> {
  const piece = tokens.slice(at, at + count)
  return { from: piece[0]!.from, to: piece.at(-1)!.to, text: piece.map(({ text }) => text).join(' ') }
}

/** Words that mean a value, a unit or the like; of words that only link, a place of the same name is likelier. */
const isContent = (meanings: readonly Meaning[] | undefined): boolean =>
  meanings?.some((meaning) => meaning !== 'filler' && meaning !== 'in') ?? false

/** "Zwei Bäder": what a small number counts is no misspelt town. */
const isCounted = (before: Item | undefined): boolean =>
  (before?.value ?? GREATEST_ORDINAL) < GREATEST_ORDINAL ||
  (before?.value === undefined && before?.meanings.some((meaning) => meaning.startsWith('number.')) === true)

function isNamed({ einwohner, art }: KnownPlace, token: Token, isInPlace: boolean, count: number): boolean {
  return (
    isInPlace ||
    count > 1 ||
    (token.capital && !NOUNS.has(token.text)) ||
    token.kind === 'character' ||
    art !== 'ort' ||
    einwohner >= WELL_KNOWN
  )
}

function layoutAt({ words }: Lexicon, tokens: readonly Token[], at: number) {
  if (!words.layouts) return null
  // A notation has no blanks: the glued tokens are its text.
  let end = at + 1
  while (end < at + LAYOUT_MOST && tokens[end]?.glued) end++
  for (; end > at; end--) {
    const text = tokens
      .slice(at, end)
      .map((token) => token.text)
      .join('')
    for (const { pattern, rooms, exactly = false, isBare = false } of words.layouts) {
      const match = pattern.exec(text)
      if (match && match[0].length === text.length) return { count: end - at, rooms: rooms(match), exactly, isBare }
    }
  }
  return null
}

/** A number in digits, with the sign or ending of an ordinal. */
function readNumber(
  lexicon: Lexicon,
  tokens: readonly Token[],
  at: number,
  add: (count: number, rest: Partial<Item>) => void,
): void {
  const { value } = tokens[at] as Token
  const [next, after] = [tokens[at + 1], tokens[at + 2]]
  const isCase = next?.glued === true && isEnding(lexicon, tokens, at + 1)
  const isSign = next?.text === ':' || isOrdinalSign(tokens, at + 1) || isSilent(next?.text ?? '')
  const isMarked = next?.glued === true && !isCase && isSign
  const ending = isMarked ? after : next
  const isSmall = (value as number) <= GREATEST_ORDINAL
  const isOrdinal = ending && (ORDINAL_ENDING.test(ending.text) || (isMarked && MARKED_ENDING.test(ending.text)))
  if (!isSmall && next?.glued && lexicon.words.endings?.includes(next.text)) {
    // A case ending without its apostrophe: "900e kadar".
    add(2, { value, meanings: ['number'] })
  } else if (isSmall && ending?.glued && ending.kind === 'word' && isOrdinal) {
    add(isMarked ? 3 : 2, { value, isOrdinal: true, meanings: ['number'] })
  } else if (isSmall && next?.glued && next.text === '°') {
    add(2, { value, isOrdinal: true, meanings: ['number'] })
  } else if (next?.glued && next.text === '.' && (value as number) <= 31 && after?.kind !== 'number') {
    add(2, { value, isOrdinal: true, meanings: ['number'] })
  } else add(1, { value, meanings: ['number'] })
}

/** "2.º": a point before the sign of an ordinal. */
const isOrdinalSign = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '.' && /^[oa]$/.test(tokens[at + 1]?.text ?? '')

function readSign(lexicon: Lexicon, tokens: readonly Token[], at: number, items: Item[]): void {
  const { text, from, to } = tokens[at] as Token
  const [before, after] = [items.at(-1), tokens[at + 1]]
  const push = (meaning: Meaning) => items.push({ from, to, text, meanings: [meaning] })
  const meaning = SIGNS[text]
  // "650,-", "650:-": a price, as shops write it.
  if (isPriceEnd(tokens, at)) push('unit.euro')
  else if (meaning) push(meaning)
  // "A house? No: a flat"
  else if (text === ':' && before?.meanings.includes('not')) push('comma')
  else if (text === '.') {
    const isAbbreviation =
      before !== undefined &&
      before.to === from &&
      /^[\p{Script=Latin}\p{Script=Cyrillic}\d]{1,4}$/u.test(before.text.split(' ').at(-1) ?? '') &&
      !before.meanings.includes('place')
    // "Bez. Tulln", "DHH od. RH"
    const isLinking = isAbbreviation && (unitOf(before) === 'district' || means(before, 'or', 'and'))
    if (after && !after.glued && !isLinking && !(isAbbreviation && !after.capital))
      push(isAbbreviation ? 'comma' : 'stop')
  } else if (text === '-' || text === '~') {
    const isNumber =
      before?.value !== undefined ||
      before?.meanings.some((each) => each.startsWith('number')) ||
      unitOf(before) !== undefined
    // "Zwei- oder Dreizimmerwohnung": what the first number counts is said with the second one.
    const next = longest(lexicon.phrases, tokens, at + 1, formsIn(lexicon))
    if (isNumber && next?.meanings.includes('or')) return
    if (isNumber && after?.kind === 'number') push('to')
    else if (text === '~' && after?.kind === 'number') push('about')
    else if (!after?.glued) push('comma')
  } else if (text === '+') {
    if (after?.glued && after.text === '-') push('about')
    // "1.200 + VAT" adds, and "100 m² +" is a bound.
    else if (before && (before.value !== undefined || unitOf(before)) && (before.to === from || after?.kind !== 'word'))
      push('minAfter')
    else push('and')
  }
}

/** A comma or colon and a dash directly behind digits. */
const isPriceEnd = (tokens: readonly Token[], at: number): boolean =>
  /^[,:.]$/.test(tokens[at]?.text ?? '') &&
  tokens[at]?.glued === true &&
  tokens[at - 1]?.kind === 'number' &&
  tokens[at + 1]?.text === '-' &&
  tokens[at + 1]?.glued === true &&
  tokens[at + 2]?.glued !== true

/** A case ending behind an apostrophe: Viyana'da. */
export const isEnding = ({ words }: Lexicon, tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === "'" && tokens[at + 1]?.glued === true && (words.endings?.includes(tokens[at + 1]!.text) ?? false)
