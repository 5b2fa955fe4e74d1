import type { SearchRow } from '../../domain/search/row.ts'
import { turn, unhurried } from '../memory/steps.ts'
import { addRow, createDraft } from '../segments/draft.ts'
import { type MergeInput, merging } from '../segments/merge.ts'
import { sealing } from '../segments/seal.ts'
import type { Columns } from '../segments/segment.ts'
import type { Sizes } from '../text/lexicon.ts'
import { createLexicon, type Lexicon, sizesOf, sortingLexicon } from '../text/lexicon.ts'

/** Rows in batches of some hundred or thousand. */
type Batches = AsyncIterable<readonly SearchRow[]> | Iterable<readonly SearchRow[]>

export interface Built {
  lexicon: Lexicon
  /** Null without rows. */
  columns: Columns | null
}

/** Runs the engine's long work. */
export interface Workshop {
  /** @throws RangeError for an invalid row, and every error of reading the rows */
  build(rows: Batches): Promise<Built>
  /**
   * Merges the living rows of all inputs into one, or null when there are none. The inputs' `dead` must not change
   * meanwhile.
   */
  merge(inputs: readonly MergeInput[], sizes: Sizes): Promise<Columns | null>
  /** Receives columns that have been replaced: nothing uses them after the snapshot is written. */
  retire(columns: Columns): void
  /** Aborts the current work; its callers get an error. */
  close(): Promise<void>
}

const ROWS_A_TURN = 64

/**
 * Work on the engine's own thread, in slices. Most take a few milliseconds, but sorting a column is one slice: for
 * tests, commands and catalogues of some thousand homes. Otherwise use `threadWorkshop`.
 */
export const sameThread: Workshop = {
  async build(rows) {
    const lexicon = createLexicon()
    const draft = createDraft()
    for await (const batch of rows) {
      for (const [i, row] of batch.entries()) {
        addRow(draft, row, lexicon)
        if (i % ROWS_A_TURN === ROWS_A_TURN - 1) await turn()
      }
    }
    await unhurried(sortingLexicon(lexicon))
    return { lexicon, columns: draft.positions.size ? await unhurried(sealing(draft, sizesOf(lexicon))) : null }
  },
  merge: (inputs, sizes) => unhurried(merging(inputs, sizes)),
  retire() {},
  async close() {},
}
