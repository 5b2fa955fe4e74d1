import type { SearchRow } from '../../domain/search/row.ts'
import type { MergeInput } from '../segments/merge.ts'
import type { Packed } from '../snapshot/pack.ts'
import type { Value } from '../text/dictionary.ts'
import type { Sizes } from '../text/lexicon.ts'

export type Job = { is: 'build' } | { is: 'merge'; inputs: number; sizes: Sizes }

/** A batch comes in several messages; the thread is ready for another one after the last of them. */
export type ToThread =
  | { is: 'rows'; rows: readonly SearchRow[]; isLast: boolean }
  | { is: 'end' }
  /** Requests the next message of names. */
  | { is: 'next' }
  | { is: 'input'; input: MergeInput }

export type FromThread =
  | { is: 'ready' }
  | { is: 'names'; dictionary: string; names: readonly Value[] }
  | { is: 'sorted'; dictionary: string; sorted: Uint32Array }
  | { is: 'done'; packed: Packed | null }
  | { is: 'failed'; error: unknown }
