/** The address of the journeys' server; playwright.config.ts chooses the port. */
export const base = new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT}`)
/** The next port serves the mails of scripts/e2e-server.ts, and imports feeds. */
export const MAILS = `http://127.0.0.1:${Number(base.port) + 1}`
