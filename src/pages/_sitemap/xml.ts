import type { Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'

export interface Entry {
  /** Absolute address. */
  loc: string
  lastmod?: Date
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** One entry for each language in which a page is written. */
export function inLanguages(site: string, path: string, languages: readonly Language[], lastmod?: Date): Entry[] {
  return languages.map((code) => ({ loc: new URL(localPath(code, path), site).href, ...(lastmod && { lastmod }) }))
}

/**
 * sitemaps.org `urlset`. A page names its other languages itself (Layout.astro), so that they are declared in one
 * place.
 */
export function sitemap(entries: readonly Entry[]): Response {
  const urls = entries.map(({ loc, lastmod }) => {
    const day = lastmod ? `<lastmod>${lastmod.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escapeXml(loc)}</loc>${day}</url>`
  })
  return xml(`${HEAD}\n<urlset xmlns="${NAMESPACE}">\n${urls.join('\n')}\n</urlset>\n`)
}

/** sitemaps.org `sitemapindex` of absolute addresses. */
export function sitemapIndex(addresses: readonly string[]): Response {
  const maps = addresses.map((loc) => `<sitemap><loc>${escapeXml(loc)}</loc></sitemap>`)
  return xml(`${HEAD}\n<sitemapindex xmlns="${NAMESPACE}">\n${maps.join('\n')}\n</sitemapindex>\n`)
}

const xml = (text: string) =>
  new Response(text, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=300, s-maxage=3600',
    },
  })

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
