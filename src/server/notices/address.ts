import { ownPath } from '../../domain/own-path.ts'

/** A page of a home or a project, in any language. */
const HOME = /^((?:\/[a-z]{2})?\/immobilien\/([1-9]\d{0,14}))(?:[/?#]|$)/
const PROJECT = /^((?:\/[a-z]{2})?\/projekte\/([1-9]\d{0,14}))(?:[/?#]|$)/

/** A page of the portal, and what it shows. */
interface NamedPage {
  /** Of a listing without what stands behind its number: that may say anything. */
  path: string
  propertyId: number | null
  projectId: number | null
}

/**
 * The path of a page of this portal, as a notifier names it: an address with or without the host.
 * @returns null for a page elsewhere
 */
export function readPage(text: string, site: string): NamedPage | null {
  const { origin, host } = new URL(site)
  const known = text.startsWith('/') ? text : pathOf(text, host)
  const path = known && ownPath(known, origin)
  if (!path) return null
  const [, home, propertyId] = HOME.exec(path) ?? []
  const [, project, projectId] = PROJECT.exec(path) ?? []
  const idOf = (digits: string | undefined) => (digits === undefined ? null : Number(digits))
  return { path: home ?? project ?? path, propertyId: idOf(propertyId), projectId: idOf(projectId) }
}

/** People copy addresses without `https://`. */
function pathOf(text: string, host: string): string | null {
  const url = URL.parse(text.includes('://') ? text : `https://${text}`)
  return url && url.host === host ? url.pathname + url.search : null
}
