import { createElement, type ReactNode } from 'react'

/** A bounded cache of HTML by key. */
interface Parts {
  get(key: string): string | undefined
  set(key: string, html: string): unknown
}

let parts: Parts | null = null

/** What does not change from one rendering to the next is kept from now on; only the renderer of the server asks for it. */
export function keepParts(cache: Parts): void {
  parts = cache
}

const TAG = 'kept-part'

/**
 * A part of an island whose HTML follows from `by` alone. The server lets React render it once for each key; a later page
 * gets the same HTML as a string, since React takes longer for the fields of the search form than for the rest of a page.
 * In the browser it does nothing. It may contain neither another one nor `useId`.
 * @param props.by letters, digits, spaces, `_` and `-`; null if the part depends on something else
 */
export function Kept({ by, children }: { by: string | null; children: ReactNode }): ReactNode {
  if (!import.meta.env.SSR || !parts || by === null) return children
  const html = parts.get(by)
  if (html === undefined) return createElement(TAG, { 'data-by': by }, children)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
  return createElement(TAG, { dangerouslySetInnerHTML: { __html: html } })
}

/** The HTML of an island without the marks of its kept parts; the cache gets those that are new. */
export function takeParts(html: string): string {
  const [last = '', ...ended] = html.split(`</${TAG}>`).toReversed()
  const taken = ended.toReversed().map((piece) => {
    const begins = piece.indexOf(`<${TAG}`)
    const inside = piece.indexOf('>', begins) + 1
    const part = piece.slice(inside)
    const [, by] = piece.slice(begins, inside).split('"')
    if (by !== undefined) parts?.set(by, part)
    return piece.slice(0, begins) + part
  })
  return taken.join('') + last
}
