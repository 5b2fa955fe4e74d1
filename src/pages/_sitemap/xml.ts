import { DEFAULT_LANGUAGE, hreflangOf, type Language } from '../../i18n/languages.ts'
import { localPath } from '../../i18n/paths.ts'

export interface Entry {
  /** Whole address. */
  loc: string
  lastmod?: Date
  /** The same page in other languages: hreflang -> address. */
  alternates?: readonly (readonly [hreflang: string, address: string])[]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** A page once for each language that it is written in, every entry with all its siblings. */
export function inLanguages(site: string, path: string, languages: readonly Language[], lastmod?: Date): Entry[] {
  const at = (code: Language) => new URL(localPath(code, path), site).href
  const alternates = [
    ...languages.map((code) => [hreflangOf(code), at(code)] as const),
    ['x-default', at(DEFAULT_LANGUAGE)] as const,
  ]
  return languages.map((code) => ({ loc: at(code), alternates, ...(lastmod && { lastmod }) }))
}

/** sitemaps.org `urlset`, with Google's alternates. */
export function sitemap(entries: readonly Entry[]): Response {
  const urls = entries.map(
    ({ loc, lastmod, alternates = [] }) =>
      `<url><loc>${escapeXml(loc)}</loc>${lastmod ? `<lastmod>${lastmod.toISOString().slice(0, 10)}</lastmod>` : ''}${alternates
        .map(([tag, href]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(href)}"/>`)
        .join('')}</url>`,
  )
  return xml(
    `${HEAD}\n<urlset xmlns="${NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
  )
}

/** sitemaps.org `sitemapindex` of whole addresses. */
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
