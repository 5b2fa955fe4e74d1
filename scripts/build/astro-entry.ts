import { createApp } from 'astro/app/entrypoint'

/**
 * Pages are rendered completely before they are sent: a failure in between is an answer 500 and not half a page, and
 * the cache stores the bytes of a page.
 */
export const app = createApp({ streaming: false })
