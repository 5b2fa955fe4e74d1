/** Stands where Astro would put what makes pictures on demand (astro.config.mjs): nothing is found there. */
export const GET = () => new Response(null, { status: 404 })
