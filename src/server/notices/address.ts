import { ownPath } from '../../domain/own-path.ts'

/** A page of a home, in any language. */
const HOME = /^(?:\/[a-z]{2})?\/immobilien\/([1-9]\d{0,14})(?:[/?#]|$)/

/**
 * The path of a page of this portal, as a notifier names it: an address with or without the host.
 * @returns null for a page elsewhere
 */
export function readPage(text: string, site: string): { path: string; propertyId: number | null } | null {
  const { origin, host } = new URL(site)
  const known = text.startsWith('/') ? text : pathOf(text, host)
  const path = known && ownPath(known, origin)
  if (!path) return null
  const id = HOME.exec(path)?.[1]
  return { path, propertyId: id ? Number(id) : null }
}

/** People copy addresses without `https://`. */
function pathOf(text: string, host: string): string | null {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  return url && url.host === host ? url.pathname + url.search : null
}
