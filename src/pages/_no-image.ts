/** Replaces Astro's on-demand image endpoint (astro.config.mjs): every request answers 404. */
export const GET = () => new Response(null, { status: 404 })
