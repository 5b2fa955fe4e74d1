import type { SearchRow } from '../domain/search/row.ts'
import { addRow, createDraft } from './draft.ts'
import { createLexicon, type Lexicon, sizesOf, sortingLexicon } from './lexicon.ts'
import { type MergeInput, merging } from './merge.ts'
import { type Sizes, sealing } from './seal.ts'
import type { Columns } from './segment.ts'
import { turn, unhurried } from './steps.ts'

/** Rows as they are read, some hundred or thousand at a time. */
type Batches = AsyncIterable<readonly SearchRow[]> | Iterable<readonly SearchRow[]>

export interface Built {
  lexicon: Lexicon
  /** Null when there were no rows. */
  columns: Columns | null
}

/** Where the engine's long work is done. */
export interface Workshop {
  /** @throws RangeError on a bad row, and whatever reading the rows throws */
  build(rows: Batches): Promise<Built>
  /** The living rows of all inputs in one, or null when there are none. The inputs' `dead` must not change meanwhile. */
  merge(inputs: readonly MergeInput[], sizes: Sizes): Promise<Columns | null>
  /** Is told of columns that others have replaced: nobody asks for them any more once a snapshot is written. */
  retire(columns: Columns): void
  /** Gives up what is being done; whoever waits for it is refused. */
  close(): Promise<void>
}

const ROWS_A_TURN = 64

/**
 * Work on the engine's own thread, in slices. Most are a few milliseconds long, but the sorting of a column is one:
 * for tests, commands and catalogues of some thousand homes. Others take `threadWorkshop`.
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
