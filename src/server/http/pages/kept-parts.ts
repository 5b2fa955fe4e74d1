import { markOf } from './marks.ts'

/** 400 fields of the search form in 15 languages, 3 MB. Pages refer to them while they are rendered: none is removed. */
const MOST = 6_000

/**
 * Parts of islands that are the same on many pages (islands/frame/Kept.tsx). While the server renders a page, a mark
 * stands for each: Astro searches, hashes, joins and encodes the whole HTML of an island, and these are four fifths of a
 * list's. A page that is prerendered gets their HTML at once.
 */
export class KeptParts {
  #parts: Buffer[] = []
  #numbers = new Map<string, number>()
  #areLate = false

  /** From now on all pages are filled (late-parts.ts). */
  beLate(): void {
    this.#areLate = true
  }

  get(key: string): string | undefined {
    const nr = this.#numbers.get(key)
    if (nr === undefined) return undefined
    return this.#areLate ? markOf('kept', nr) : this.#parts[nr]?.toString()
  }

  set(key: string, html: string): void {
    if (this.#parts.length >= MOST || this.#numbers.has(key)) return
    this.#numbers.set(key, this.#parts.push(Buffer.from(html)) - 1)
  }

  part(nr: number): Buffer | undefined {
    return this.#parts[nr]
  }
}

/** Those of this process. */
export const keptParts = new KeptParts()
