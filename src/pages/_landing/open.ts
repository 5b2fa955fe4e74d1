import { kindOfSlug, landingPath, landingQuery } from '../../domain/landing/address.ts'
import type { Landing } from '../../domain/landing/landing.ts'
import { localPath } from '../../i18n/paths.ts'
import { searchPath } from '../../islands/search/paths.ts'
import { readLanding } from '../../server/landing/read.ts'
import { pageOf } from '../_list/page.ts'

/** As for lists; crawlers read thousands of these pages, and minutes do not change them. */
const CACHE = 'public, max-age=60, s-maxage=300, stale-while-revalidate=3600'

/**
 * Reads the page of a place and kind. Where fewer homes exist than a page needs, the visitor sees the search for them;
 * the address may have a page again tomorrow.
 * @returns a redirect, the content of the page, or null for a page that does not exist
 */
export async function openLanding(
  { ctx, language }: Pick<App.Locals, 'ctx' | 'language'>,
  { place, kind }: { place: string; kind: string | null },
  { pathname, search, searchParams }: URL,
): Promise<Response | { landing: Landing; cache: string } | null> {
  const seite = pageOf(searchParams)
  const asked = kind === null ? null : kindOfSlug(kind)
  if (seite === null || !/^[a-z0-9-]{2,80}$/.test(place) || (kind !== null && asked === null)) return null
  // Other parameters change nothing: one page has one address.
  const clean = landingPath(place, kind, seite)
  if (clean !== pathname + search) return redirect(localPath(language, clean), 301)
  const landing = await readLanding(ctx, { place, kind, seite }, language)
  if (landing === 'none') return null
  if (landing === 'few') return redirect(searchPath(landingQuery(place, asked), language), 302)
  return { landing, cache: CACHE }
}

const redirect = (path: string, status: 301 | 302) => new Response(null, { status, headers: { Location: path } })
