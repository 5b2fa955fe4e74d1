import { useCallback, useState } from 'react'
import type { Choice } from '../table/columns.ts'
import { queryOf } from '../table/query.ts'

/** An act on many rows of a list, which its dialog asks about. */
export interface Asked<Act, Row> {
  act: Act
  choice: Choice<Row>
  /** Ends the act for the table, with the sentence to show; null when the user has cancelled. */
  resolve: (words: string | null) => void
}

/**
 * The acts of a list on many of its rows.
 * @param readUndoable reads the acts that can still be undone; the same function each time
 * @returns `ask` opens the dialog of an act, `end` closes it, `read` is another function after each act, and `version`
 * another number when the list must be read again
 */
export function useBulk<Act, Row, Undo>(readUndoable: (signal: AbortSignal) => Promise<Undo>) {
  const [asked, setAsked] = useState<Asked<Act, Row> | null>(null)
  // Counts the acts of this page: also a failed one may have changed some rows.
  const [acts, setActs] = useState(0)
  const [version, setVersion] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another act there is another list
  const read = useCallback((signal: AbortSignal) => readUndoable(signal), [acts])
  return {
    asked,
    ask: (act: Act) => (choice: Choice<Row>) =>
      new Promise<string | null>((resolve) => setAsked({ act, choice, resolve })),
    end(words: string | null) {
      setAsked(null)
      setActs((count) => count + 1)
      asked?.resolve(words)
    },
    read,
    version,
    readAgain: () => setVersion((count) => count + 1),
  }
}

/** The rows that are meant, as the calls for acts on many records take them. */
export const meant = <Row>({ all, query, ids }: Choice<Row>): { criteria: string } | { ids: number[] } =>
  all ? { criteria: queryOf(query).toString() } : { ids: ids.map(Number) }
