import { QUERY_MAX } from '../understanding/query.ts'

/** The parameter of a search that holds the sentence it was made of, as in the address of the list. */
const SENTENCE = 'frage'

/** The sentence that a search was made of and that names its agent; empty for a search of filters alone. */
export const sentenceIn = (criteria: string): string =>
  (new URLSearchParams(criteria).get(SENTENCE) ?? '').trim().slice(0, QUERY_MAX)

/** The criteria, named by the sentence that they were made of. */
export function withSentence(criteria: string, sentence: string): string {
  const params = new URLSearchParams(criteria)
  params.delete(SENTENCE)
  if (sentence.trim()) params.set(SENTENCE, sentence.trim().slice(0, QUERY_MAX))
  return params.toString()
}
