import { createApp } from 'astro/app/entrypoint'

/**
 * Pages are made whole before they are sent: a failure halfway is an answer 500 and not half a page, and a kept page is
 * its bytes.
 */
export const app = createApp({ streaming: false })
