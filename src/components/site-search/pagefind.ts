/** What we use of Pagefind's answers (pagefind.app/docs/api); its own script has no types. */
export interface Found {
  url: string
  /** `title` is the page's first heading; `kind` what TextPage.astro says. */
  meta: { title?: string; kind?: string }
  /** HTML: escaped text of ours with `<mark>` around the words found. */
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

/** Made by scripts/site-search.ts after the pages; in development it is there once the site has been built. */
const BUNDLE = '/pagefind/pagefind.js'
const EXCERPT_WORDS = 24

let loading: Promise<Pagefind> | undefined

/**
 * The pages that have every word of `term`, best first, in the language of the page. Chinese and Japanese are cut into
 * words by the browser, as Pagefind's indexer cut the texts.
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

/** The part of a page that the words are in most often, or the page itself. */
export function bestPart({ url, meta, excerpt, sub_results }: Found): { url: string; part: string; excerpt: string } {
  const best = sub_results.reduce<Found['sub_results'][number] | undefined>(
    (most, part) => (part.locations.length > (most?.locations.length ?? 0) ? part : most),
    undefined,
  )
  if (!best || best.title === meta.title || !best.url.includes('#')) return { url, part: '', excerpt }
  return { url: best.url, part: best.title, excerpt: best.excerpt }
}
