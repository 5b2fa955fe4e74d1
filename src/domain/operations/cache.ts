/**
 * Cache lifetime of search answers. The browser's own cache is the query cache of the specification's section 9: fresh
 * for 300 s, and usable for another 300 s while the next answer loads (stale-while-revalidate). Shared caches keep an
 * answer for a minute. Pages are always requested anew, so a reload shows the current state.
 */
export const QUERY_CACHE = 'public, max-age=300, s-maxage=60, stale-while-revalidate=300'
