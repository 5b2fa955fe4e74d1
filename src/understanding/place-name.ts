import type { Language } from '../i18n/languages.ts'
import { type Gazetteer, indexOf, type KnownPlace, type PlaceIndex } from './gazetteer.ts'
import { languagesOfScript } from './language.ts'
import { lexiconOf } from './lexicon.ts'
import { formsIn, longest, placeFormsIn } from './lookup.ts'
import { isEnding } from './scan.ts'
import { tokenize } from './tokens.ts'

const EXONYM = 'place.'

/**
 * The places that a text names by itself, likeliest first, in any language of its script: "w Wiedniu", "Viyana'da",
 * "ウィーンで". A word for "in" may stand before the name, in Chinese and Japanese also behind it; with any other word the
 * text names no place. Typing errors are not corrected, since a name that is merely spelt alike is a question.
 */
export function placesNamed(
  text: string,
  declared: Language,
  gazetteer: Gazetteer,
): { places: readonly KnownPlace[]; language: Language } | null {
  const index = indexOf(gazetteer)
  for (const language of languagesOfScript(text, declared)) {
    const places = namedIn(text, language, index)
    if (places) return { places, language }
  }
  return null
}

function namedIn(text: string, language: Language, index: PlaceIndex): readonly KnownPlace[] | null {
  const tokens = tokenize(text)
  const lexicon = lexiconOf(language)
  const [words, placeWords] = [formsIn(lexicon), placeFormsIn(lexicon)]
  let found: readonly KnownPlace[] | null = null
  for (let at = 0; at < tokens.length; ) {
    const phrase = longest(lexicon.phrases, tokens, at, words)
    const place = longest(index.phrases, tokens, at, placeWords)
    const exonym = phrase?.meanings.find((meaning) => meaning.startsWith(EXONYM))
    const known = exonym && index.bySlug.get(exonym.slice(EXONYM.length))
    if (known && phrase && !found && phrase.count >= (place?.count ?? 0)) {
      found = [known]
      at += phrase.count
    } else if (place && !found && place.count >= (phrase?.count ?? 0)) {
      found = place.meanings
      at += place.count
    } else if (phrase?.meanings.includes('in') && (!found || tokens[at]?.kind === 'character')) {
      at += phrase.count
      continue
    } else return null
    if (isEnding(lexicon, tokens, at)) at += 2
  }
  return found
}

/** The text behind a word for "in", while a name is being typed: "w Wied" -> "Wied". Other texts stay. */
export function withoutIn(text: string, language: Language): string {
  const tokens = tokenize(text)
  const lexicon = lexiconOf(language)
  const phrase = longest(lexicon.phrases, tokens, 0, formsIn(lexicon))
  const next = phrase?.meanings.includes('in') && tokens[phrase.count]
  return next ? text.slice(next.from) : text
}
