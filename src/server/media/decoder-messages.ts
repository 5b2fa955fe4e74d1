import type { MediaFault, ProcessedMedia } from './fault.ts'

/** `seconds`: the processor time that this picture may take. */
export type ToDecoder = { content: Uint8Array; seconds: number }

/**
 * `ready`: the process has started and takes the first picture; `failed`: a bug of ours, with its stack; `memory`,
 * `slow`: it exceeds its limit and is still working.
 */
export type FromDecoder =
  | { is: 'ready' }
  | { is: 'done'; made: ProcessedMedia }
  | { is: 'refused'; fault: MediaFault }
  | { is: 'failed'; stack: string }
  | { is: 'memory' }
  | { is: 'slow' }
