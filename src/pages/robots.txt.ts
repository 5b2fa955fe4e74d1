import type { APIContext } from 'astro'

export const prerender = false

/** Crawlers may read everything except the API. On demand, since the sitemap's address depends on SITE_URL. */
export function GET({ locals: { contact } }: APIContext) {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${contact.site}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
