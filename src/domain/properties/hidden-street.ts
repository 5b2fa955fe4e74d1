/** Where a home is, as far as its texts must not tell it. */
export interface Street {
  strasse: string | null
  hausnummer: string | null
  /** Names of places, which a text may tell. */
  ort: string | null
  ortsteil: string | null
}

/** Finds the street in a text. */
export interface StreetFinder {
  /** What a text must contain in any case, in the letters of `plain`: most texts do not, and cost nothing. */
  stem: string
  /** Made when a text has the stem: their classes of letters are expensive, and a feed has thousands of homes. */
  patterns(): readonly RegExp[]
}

/** Letters of Latin words, with accents. */
const LATIN = 'A-Za-zÀ-ÖØ-öø-ɏ'

const SPACE = '(?:\\s|&nbsp;|-){0,3}'
const NO_LETTER_BEFORE = `(?<![${LATIN}\\d])`
const NO_LETTER_AFTER = `(?![${LATIN}\\d])`
/** Words that lead to the street and make no sense without it. */
const LEADING =
  '(?:(?:adresse|anschrift|address):\\s|(?:in|an|auf|bei|on|at)\\s(?:(?:der|dem|die|the)\\s)?|(?:am|im|zur|zum)\\s)?'
/** Where a number is no number of a house: "Geheimgasse 200 m". */
const NO_MEASURE = `(?!\\d|[.,]\\d|\\s?(?:m|m²|km|qm|min|minuten|minutes|zimmer|eur|euro|€|%)(?![${LATIN}\\d]))`
const NUMBER_SIGN = '(?:\\s|&nbsp;|,){0,3}(?:(?:haus)?(?:nr|nummer)\\.?|no\\.?|№)?\\s{0,2}'
/** "7a", "7/12", "7-9, Stiege 2, Top 12" */
const FURTHER = `(?:\\s?[a-z](?![${LATIN}\\d]))?(?:[\\s,]{0,2}(?:[-–/]|top|tür|tuer|türe|stiege|stg\\.?)\\s{0,2}\\d{1,4}[a-z]?(?![${LATIN}\\d])){0,4}`

const SUFFIX =
  /(straße|strasse|str\.?|gasse|gässchen|weg|platz|ring|kai|allee|steig|zeile|promenade|ufer|lände|gürtel|chaussee|pfad|steg)$/iu
const MASCULINE = /(weg|platz|ring|steig|pfad|steg|kai|gürtel)$/iu
/** A name that begins so is a way to say where something is, too: "am See". */
const PREPOSITION = /^(am|an|auf|bei|beim|hinter|im|in|ober|unter|vor|zu|zum|zur)$/iu
const NOT_OF_THE_NAME = /^(?:\d+[a-z]?(?:[-–/.]\d*[a-z]?)*,?|[a-z]|[-–/,.]|top|tür|stiege|stg\.?|nr\.?)$/iu

/**
 * Finds the street of a home, with its number, in texts of its agency. A name of a single ordinary word ("Graben"), or
 * that is a town's, is found only with the home's own number; one that can mean nothing else (Geheimgasse, Lange Gasse,
 * Rue Haute) also alone.
 * @returns null where there is nothing to find
 */
export function streetFinder({ strasse, hausnummer, ort, ortsteil }: Street): StreetFinder | null {
  const tokens = (strasse ?? '').trim().split(/\s+/)
  let end = tokens.length
  while (end > 1 && NOT_OF_THE_NAME.test(tokens[end - 1] as string)) end--
  const words = tokens.slice(0, end).flatMap((token) => token.split('-').filter((part) => /[\p{L}\d]/u.test(part)))
  const name = words.join(' ').replace(/,$/, '')
  if (name.length < 3) return null
  const number = /\d+/.exec(hausnummer ?? tokens.slice(end).join(' '))?.[0] ?? null
  const patterns = () => patternsOf(words, number, [ort, ortsteil])
  // A street without patterns of its own has none in any text.
  const isOrdinary = number === null && !tellsAlone(words, [ort, ortsteil])
  return isOrdinary
    ? null
    : {
        stem: plain(words[0] as string)
          .replace(SUFFIX, '')
          .slice(0, 5),
        patterns: once(patterns),
      }
}

function once<T>(make: () => T): () => T {
  let made: { it: T } | undefined
  return () => {
    made ??= { it: make() }
    return made.it
  }
}

/** Whether the name means the street wherever it stands. */
function tellsAlone(words: readonly string[], places: readonly (string | null)[]): boolean {
  const last = words.at(-1) as string
  const isCompound = SUFFIX.test(last) && last.replace(SUFFIX, '').length > 2
  const isTown = places.some((place) => place !== null && spoken(place).includes(spoken(words.join(' '))))
  return !isTown && (isCompound || words.length > 1)
}

function patternsOf(words: readonly string[], number: string | null, places: readonly (string | null)[]): RegExp[] {
  const pattern = words.map((word, at) => wordPattern(word, at === words.length - 1)).join(SPACE)
  const begin = NO_LETTER_BEFORE + LEADING
  const any = `(?:${NUMBER_SIGN}\\d{1,4}${NO_MEASURE}${FURTHER})?`
  const own =
    number === null
      ? []
      : [new RegExp(begin + pattern + NUMBER_SIGN + number + NO_MEASURE + FURTHER + NO_LETTER_AFTER, 'gi')]
  if (!tellsAlone(words, places)) return own
  if (PREPOSITION.test(words[0] as string) && !SUFFIX.test(words.at(-1) as string)) {
    // "Am See 5" in any letters, "Am See" only as the street writes it.
    return [...own, new RegExp(NO_LETTER_BEFORE + pattern + any + NO_LETTER_AFTER, 'g')]
  }
  return [new RegExp(begin + pattern + any + NO_LETTER_AFTER, 'gi')]
}

/** A text in one spelling of its letters, for a first look. */
const plain = (text: string) =>
  text.toLowerCase().replace(/ß/g, 'ss').replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue')

const spoken = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')

const LETTERS: Readonly<Record<string, string>> = { ä: '(?:ä|ae)', ö: '(?:ö|oe)', ü: '(?:ü|ue)', ß: '(?:ß|ss)' }

/** A word of a street in all its spellings: "Mariahilferstraße", "Mariahilfer Strasse", "Mariahilferstr." */
function wordPattern(word: string, isLast: boolean): string {
  const suffix = isLast ? (SUFFIX.exec(word)?.[0] ?? '') : ''
  const stem = word.slice(0, word.length - suffix.length)
  if (!suffix) return spelled(stem)
  const ending = /^str/i.test(suffix)
    ? '(?:[Ss]tra(?:ß|ss)e|[Ss]tr\\.?)'
    : spelledEitherCase(suffix) + (MASCULINE.test(suffix) ? '(?:es|s)?' : '')
  return stem ? `${spelled(stem)}${SPACE}${ending}` : ending
}

const spelledEitherCase = (suffix: string) => {
  const [first = '', ...rest] = suffix
  const both = `(?:${spelled(first.toLowerCase())}|${spelled(first.toUpperCase())})`
  return both + spelled(rest.join(''))
}

const spelled = (text: string) =>
  text
    .replace(/ss/g, 'ß')
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replace(/[äöüß]/giu, (letter) => LETTERS[letter.toLowerCase()] ?? letter)

/** The text with other words in the place of the street. */
export const withoutStreet = (text: string, finder: StreetFinder, instead: string): string =>
  plain(text).includes(finder.stem)
    ? finder.patterns().reduce((left, pattern) => left.replace(pattern, instead), text)
    : text

/** A title without the street and what stood around it; '' when nothing is left. */
export function titleWithoutStreet(title: string, finder: StreetFinder): string {
  const left = withoutStreet(title, finder, '')
  if (left === title) return title
  const tidy = left
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:.!])/g, '')
    .replace(/[,;:](?=[,;:])/g, '')
    .replace(/([-–|·•]) (?=[-–|·•])/g, '')
    .replace(/^[\s,;:.|·•–-]+/, '')
  let end = tidy.length
  while (end > 0 && ' ,;:|·•–-'.includes(tidy[end - 1] as string)) end--
  return tidy.slice(0, 1).toUpperCase() + tidy.slice(1, end)
}
