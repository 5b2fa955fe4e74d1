/** Seconds after which a database that went away is mostly back: what Retry-After says meanwhile. */
export const AWAY_SECONDS = 5
