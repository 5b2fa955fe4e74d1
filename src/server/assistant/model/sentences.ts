import type { Language } from '../../../i18n/languages.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { isProven, type KnownFigures } from './figures.ts'

/** A sentence longer than this is cut: figures are checked before anything is shown. */
const SENTENCE_MAX = 1200
/** Addresses are shown only where tools returned them, and pictures never. */
const LINK = /!?\[([^[\]\n]*)\]\([^()\n]*\)/g
const ADDRESS = /\b(?:https?:\/\/|www\.)\S+/gi

/**
 * Cuts streamed text into sentences, and lets only those pass whose figures are known. `dropped` counts the others.
 */
export function checkedSentences(known: KnownFigures, language: Language) {
  const segmenter = new Intl.Segmenter(LANGUAGES[language].tag, { granularity: 'sentence' })
  let rest = ''
  const checker = {
    dropped: 0,
    /** Adds a piece; returns the text that may be shown now. */
    push(piece: string): string {
      rest += piece
      const parts = [...segmenter.segment(rest)].map(({ segment }) => segment)
      // The last one may go on: "3." and "3.500", "z. B.".
      const last = parts.pop() ?? ''
      rest = last.length > SENTENCE_MAX ? '' : last
      return pass(last.length > SENTENCE_MAX ? [...parts, last] : parts)
    },
    /** The end of the text. */
    end(): string {
      const last = rest
      rest = ''
      return pass([last])
    },
  }
  function pass(sentences: string[]): string {
    return sentences
      .filter((sentence) => {
        if (isProven(sentence, known, language)) return true
        checker.dropped++
        return false
      })
      .map((sentence) => sentence.replace(LINK, '$1').replace(ADDRESS, ''))
      .join('')
  }
  return checker
}
