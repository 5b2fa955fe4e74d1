import type { APIContext } from 'astro'

export const prerender = false

/** Everything but the API may be read. On demand, since the sitemap's address hangs on SITE_URL. */
export function GET({ locals: { contact } }: APIContext) {
  const lines = ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${contact.site}/sitemap.xml`, '']
  return new Response(lines.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  })
}
