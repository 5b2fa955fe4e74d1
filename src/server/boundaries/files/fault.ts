/**
 * A file of boundaries or postcodes that cannot be used. `code` is the message key `borders.<code>`; its text says what
 * to do. Nothing of the file is taken.
 */
export class BorderFileError extends Error {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>

  constructor(code: string, params: Record<string, string | number> = {}) {
    super(`borders.${code}`)
    this.code = code
    this.params = params
  }
}
