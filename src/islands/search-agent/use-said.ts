import { useEffect, useMemo, useRef, useState } from 'react'
import type { SearchQuery } from '../../domain/search/criteria.ts'
import { sentenceIn } from '../../domain/search-agents/sentence.ts'
import { readSentence } from '../../stores/understanding/sentence.ts'
import { criteriaOf } from './criteria.ts'

const PAUSE_MS = 150

/** The search of an agent, and the sentence that sets it. */
export interface Said {
  query: SearchQuery
  /** Names the agent; empty when no sentence set the search. */
  sentence: string
  /** What no filter expresses. */
  left: readonly string[]
  isNothing: boolean
}

/**
 * What a sentence sets: its own search alone, since a sentence says the whole of what is sought. One that nothing is
 * understood of leaves the search as it was.
 * @returns null without an answer of the server
 */
export async function searchOf(sentence: string, before: Said): Promise<Said | null> {
  const answer = await readSentence(sentence)
  if (!answer) return null
  const left = answer.not_understood.map(({ text }) => text)
  if (answer.understood.length === 0) return { ...before, sentence: '', left, isNothing: true }
  return { query: criteriaOf(answer.url.split('?')[1] ?? '').query, sentence, left, isNothing: false }
}

/**
 * The search of a form that takes a sentence, which is read 150 ms after the last key.
 * @param asked the search when the form opened, as a query string
 */
export function useSaid(asked: string) {
  const first = useMemo(
    (): Said => ({ query: criteriaOf(asked).query, sentence: sentenceIn(asked), left: [], isNothing: false }),
    [asked],
  )
  const [said, setSaid] = useState(first)
  const [reads, setReads] = useState(0)
  const unread = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    setSaid(first)
    unread.current = null
    return () => clearTimeout(timer.current)
  }, [first])

  const take = async (text: string): Promise<Said | null> => {
    clearTimeout(timer.current)
    const next = text ? await searchOf(text, said) : { ...first, sentence: '' }
    // A sentence without an answer stays unread: an agent of the search before is not what its field says.
    if (next && unread.current === text) {
      unread.current = null
      setSaid(next)
      setReads((count) => count + 1)
    }
    return next
  }
  return {
    said,
    /** How often a sentence was read: the fields of the search begin anew with each. */
    reads,
    type(text: string) {
      clearTimeout(timer.current)
      unread.current = text.trim()
      timer.current = setTimeout(() => void take(text.trim()), PAUSE_MS)
    },
    /**
     * What a sentence sets that was typed and not read yet; null when all of it is read.
     * @throws when the server does not answer
     */
    async late(): Promise<Said | null> {
      if (unread.current === null) return null
      const last = await take(unread.current)
      if (!last) throw new Error('no answer')
      return last
    },
  }
}
