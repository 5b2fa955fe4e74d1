/** Resource limits for one feed. Sizes are in bytes, unless the comment says characters. */
export interface Limits {
  /** Characters of one text run without markup (an INTERN file in base64 is one run); a longer run is truncated. */
  run: number
  /** Characters of an ordinary text; a longer text is truncated. */
  text: number
  /** A decoded INTERN file. */
  attachment: number
  /** All INTERN files of one object together. */
  attachments: number
  depth: number
  /** Attributes of one element. */
  attributes: number
  /** Elements of one object. */
  elements: number
  /** Characters of all texts and attributes of one object, without INTERN files. */
  record: number
  entries: number
  /** One XML file, unpacked. */
  xml: number
  /** All entries of a ZIP, unpacked, according to their declared sizes. */
  total: number
  /** Ratio of unpacked to packed size, checked from `ratioFrom` bytes on. The maximum of Deflate is 1,032. */
  ratio: number
  ratioFrom: number
  /** A file delivered with the XML. */
  file: number
}

const MB = 1024 * 1024

export const DEFAULT_LIMITS: Limits = {
  run: 24 * MB,
  text: 200_000,
  attachment: 16 * MB,
  attachments: 48 * MB,
  depth: 64,
  attributes: 256,
  elements: 50_000,
  record: 8_000_000,
  entries: 100_000,
  xml: 4096 * MB,
  total: 20 * 1024 * MB,
  ratio: 600,
  ratioFrom: 16 * MB,
  file: 64 * MB,
}

/** Stops the reading of a file for a reason that is reported to the sender; never leaves `imports/read`. */
export class Refusal extends Error {
  readonly code: string
  readonly params: Record<string, string | number>

  constructor(code: string, params: Record<string, string | number> = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.params = params
  }
}
