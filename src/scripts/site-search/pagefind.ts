/** The part of Pagefind's answers that we use (pagefind.app/docs/api); its own script has no types. */
export interface Found {
  url: string
  /** `title` is the page's first heading; `kind` comes from TextPage.astro. */
  meta: { title?: string; kind?: string }
  /** HTML: our escaped text with `<mark>` around the matches. */
  excerpt: string
  sub_results: { title: string; url: string; excerpt: string; locations: number[] }[]
}
export interface Hit {
  id: string
  data(): Promise<Found>
}
interface Pagefind {
  options(options: { excerptLength: number; excerptEllipsis: string }): Promise<void>
  search(term: string): Promise<{ results: Hit[] }>
}

/** scripts/build/site-search.ts creates it after the pages; in development it exists after the first build. */
const BUNDLE = '/pagefind/pagefind.js'
const EXCERPT_WORDS = 24

let loading: Promise<Pagefind> | undefined

/**
 * The pages that contain every word of `term`, best first, in the language of the page. The browser splits Chinese and
 * Japanese into words, as Pagefind's indexer did.
 * @throws when the index cannot be loaded; the next call tries again
 */
export async function searchTexts(term: string): Promise<Hit[]> {
  loading ??= load()
  try {
    return (await (await loading).search(term)).results
  } catch (error) {
    loading = undefined
    throw error
  }
}

async function load(): Promise<Pagefind> {
  const pagefind = (await import(/* @vite-ignore */ BUNDLE)) as Pagefind
  await pagefind.options({ excerptLength: EXCERPT_WORDS, excerptEllipsis: '…' })
  return pagefind
}

/** The section of a page with the most matches, or the page itself. */
export function bestPart({ url, meta, excerpt, sub_results }: Found): { url: string; part: string; excerpt: string } {
  const best = sub_results.reduce<Found['sub_results'][number] | undefined>(
    (most, part) => (part.locations.length > (most?.locations.length ?? 0) ? part : most),
    undefined,
  )
  if (!best || best.title === meta.title || !best.url.includes('#')) return { url, part: '', excerpt }
  return { url: best.url, part: best.title, excerpt: best.excerpt }
}
