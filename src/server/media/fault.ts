import type { MediaType } from './sniff.ts'

/**
 * Codes below `import.media_`; a picture that gives one is refused for good. With `decoding_slow` and `decoding_memory`
 * it was given up, since it took longer or more room than one picture may. `decoding_ended` says nothing of the picture
 * (the system ended our process, or was too busy for it): it is tried again.
 */
export type MediaFault =
  | 'type'
  | 'too_large'
  | 'too_many_pixels'
  | 'animated'
  | 'corrupt'
  | 'hostile'
  | 'decoding_slow'
  | 'decoding_memory'
  | 'decoding_ended'

export class MediaError extends Error {
  readonly fault: MediaFault
  constructor(fault: MediaFault) {
    super(fault)
    this.name = 'MediaError'
    this.fault = fault
  }
}

export interface ProcessedMedia {
  mime: MediaType
  /** Null for documents. */
  width: number | null
  height: number | null
  /** Ascending by width. */
  variants: { width: number; webp: Uint8Array }[]
  thumbhash: string | null
  /** See `lookOf`; null for drawings and documents. */
  look: string | null
  /** The file as it came in; re-encoded in its own format where it carried metadata, such as the place of the photo. */
  original: Uint8Array
}

export const MEDIA_BYTES_MAX = 20 * 1024 * 1024
/** What the catalogues tell of `decoding_slow` and `decoding_memory`. */
export const PICTURE_SECONDS = 20
export const DRAWING_SECONDS = 3
/** By the clock, where the others are of a processor: however busy the machine is. */
export const WAIT_SECONDS = 60
export const PICTURE_MEMORY = 1024 * 1024 * 1024

/** What an unchanged file gives again, after work that is worth saving. */
export const FINAL_FAULTS: readonly MediaFault[] = [
  'too_large',
  'too_many_pixels',
  'hostile',
  'decoding_slow',
  'decoding_memory',
]
