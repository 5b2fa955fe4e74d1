import { isPlaceName, TYPED_NAMES } from '../../domain/places/typed.ts'
import { localPath } from '../../i18n/paths.ts'
import { isSentence } from '../../server/understanding/read-sentence.ts'
import { TYPED } from './typed-places.ts'

/**
 * The page that reads sentences, when the place field holds one ("3 Zimmer in Graz, maximal 900"); the other filters of
 * the form go along. Null for places, also misspelt ones.
 * @param unknown the parts of the text that are no places
 */
export function sentenceOf(unknown: string, sent: URLSearchParams, { language }: App.Locals): string | null {
  const text = sent.getAll(TYPED_NAMES.ort.typed).filter(Boolean).join('; ').trim()
  if (!unknown || !isSentence(text, language)) return null
  const others = [...sent].filter(([name, value]) => value && !TYPED.includes(name) && !isPlaceName(name))
  return localPath(language, `/ki-suche?${new URLSearchParams([['frage', text], ...others])}`)
}
