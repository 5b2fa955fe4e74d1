/**
 * How long the answers of searches may be kept. The browser's own cache is the query cache of the specification's
 * section 9: fresh for 300 s, and kept for 300 s more, in which it is shown while the next answer is on its way. Shared
 * caches hold an answer for a minute. Pages are always asked anew, so reloading shows what there is now.
 */
export const QUERY_CACHE = 'public, max-age=300, s-maxage=60, stale-while-revalidate=300'
