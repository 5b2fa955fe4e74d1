import type { MediaFault, ProcessedMedia } from './fault.ts'

/** `seconds` of a processor that this picture may take. */
export type ToDecoder = { content: Uint8Array; seconds: number }

/** `ready`: it has begun and takes the first picture; `failed`: a fault of ours, with its stack; `memory`, `slow`: it takes more than it may, and works on. */
export type FromDecoder =
  | { is: 'ready' }
  | { is: 'done'; made: ProcessedMedia }
  | { is: 'refused'; fault: MediaFault }
  | { is: 'failed'; stack: string }
  | { is: 'memory' }
  | { is: 'slow' }
