/** Where the server of the journeys answers; playwright.config.ts chooses the port. */
export const base = new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT}`)
/** What scripts/e2e-server.ts mails can be read on the next port, and feeds are imported there. */
export const MAILS = `http://127.0.0.1:${Number(base.port) + 1}`
