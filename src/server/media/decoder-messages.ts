import type { MediaFault, ProcessedMedia } from './fault.ts'

export type ToDecoder = { content: Uint8Array }

/** `ready`: it has begun and takes the first picture; `failed`: a fault of ours, with its stack; `memory`: it holds more than it may, and works on. */
export type FromDecoder =
  | { is: 'ready' }
  | { is: 'done'; made: ProcessedMedia }
  | { is: 'refused'; fault: MediaFault }
  | { is: 'failed'; stack: string }
  | { is: 'memory' }
