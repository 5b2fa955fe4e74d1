import { randomBytes } from 'node:crypto'

/**
 * Of this process, and unguessable: pages show texts of visitors in attributes, in which only `&` and `"` are escaped, and
 * a text that imitates a mark would become HTML.
 */
const SECRET = randomBytes(8).toString('hex')

/** What stands for a part of a page until the page is finished. */
export const markOf = (kind: 'kept' | 'late', nr: number): string => `<!--${kind}:${SECRET}:${nr}-->`

export const MARK_LONGEST = markOf('late', 999_999).length
const MARK = /^<!--(late|kept):([0-9a-f]{16}):(\d{1,6})-->$/

export function readMark(text: string): { kind: 'kept' | 'late'; nr: number } | null {
  const [, kind, secret, nr] = MARK.exec(text) ?? []
  return secret === SECRET && (kind === 'kept' || kind === 'late') ? { kind, nr: Number(nr) } : null
}
