import type { MediaType, RefusedType } from './sniff.ts'

/**
 * Codes below `import.media_`. `type` and the names of types: not a picture that can be shown; `heic`: libvips was built
 * without a decoder for it. A picture with one of them is refused for good. `decoding_slow` and `decoding_memory`
 * mean that it exceeded the time or memory for one picture. `decoding_ended` says nothing about the picture (the system
 * ended our process, or was too busy): it is tried again.
 */
export type MediaFault =
  | 'type'
  | 'heic'
  | RefusedType
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

export interface Variant {
  width: number
  webp: Uint8Array
  /** Where it is clearly smaller than the WebP (AVIF_WIDTHS in keys.ts). */
  avif?: Uint8Array
}

export interface ProcessedMedia {
  mime: MediaType
  /** Null for documents. */
  width: number | null
  height: number | null
  /** Ascending by width. */
  variants: Variant[]
  thumbhash: string | null
  /** See `lookOf`; null for drawings and documents. */
  look: string | null
  /** The received file, re-encoded in its own format if it carried metadata, such as the location of the photo. */
  original: Uint8Array
}

export const MEDIA_BYTES_MAX = 20 * 1024 * 1024
/** The limits that the catalogues state for `decoding_slow` and `decoding_memory`. */
export const PICTURE_SECONDS = 20
export const DRAWING_SECONDS = 3
/** Elapsed time, while the others are processor time: it applies however busy the machine is. */
export const WAIT_SECONDS = 60
export const PICTURE_MEMORY = 1024 * 1024 * 1024

/** Faults that an unchanged file produces again, after work that is worth saving. */
export const FINAL_FAULTS: readonly MediaFault[] = [
  'too_large',
  'too_many_pixels',
  'hostile',
  'decoding_slow',
  'decoding_memory',
]
