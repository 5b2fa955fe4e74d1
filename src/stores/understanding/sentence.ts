import type { InterpretationAnswer } from '../../domain/understanding/interpretation.ts'
import { call } from '../api.ts'

/** What a sentence means; null when the server does not answer, or after an abort. */
export async function readSentence(
  query: string,
  { criteria = '', signal }: { criteria?: string; signal?: AbortSignal } = {},
): Promise<InterpretationAnswer | null> {
  try {
    const language = document.documentElement.dataset.language ?? 'de'
    return await call('POST /api/search/interpret', { body: { query, language, criteria }, signal })
  } catch {
    return null
  }
}
