import type { MediaFault, ProcessedMedia } from './fault.ts'

/** `seconds`: the processor time that this picture may take; `print`: not its variants, but one for print. */
export type ToDecoder = { content: Uint8Array; seconds: number; print?: Print }

/** A JPEG of at most `width` pixels; `quality` as of libvips, 1 to 100. */
export interface Print {
  width: number
  quality: number
}

/**
 * `ready`: the process has started and takes the first picture; `failed`: a bug of ours, with its stack; `memory`,
 * `slow`: it exceeds its limit and is still working.
 */
export type FromDecoder =
  | { is: 'ready' }
  | { is: 'done'; made: ProcessedMedia | Uint8Array }
  | { is: 'refused'; fault: MediaFault }
  | { is: 'failed'; stack: string }
  | { is: 'memory' }
  | { is: 'slow' }
