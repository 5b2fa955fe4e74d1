/** What one feed may cost. Sizes are bytes, except where characters are named. */
export interface Limits {
  /** Characters of one uninterrupted run of text (an INTERN file in base64 is one); longer ones are cut off. */
  run: number
  /** Characters of an ordinary text; longer ones are cut off. */
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
  /** Characters of all texts and attributes of one object, INTERN files not counted. */
  record: number
  entries: number
  /** One XML file, unpacked. */
  xml: number
  /** All entries of a ZIP, unpacked, as they declare it. */
  total: number
  /** Unpacked to packed; looked at from `ratioFrom` bytes on. Deflate's own limit is 1,032. */
  ratio: number
  ratioFrom: number
  /** A file beside the XML. */
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

/** Ends the reading of a file for a reason that the sender has to hear; never leaves `imports/read`. */
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
