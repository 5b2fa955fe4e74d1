import { expect } from '@playwright/test'

/** The address of the journeys' server; playwright.config.ts chooses the port. */
export const base = new URL(process.env.E2E_BASE_URL ?? `http://localhost:${process.env.E2E_PORT}`)
/** The next port serves the mails of scripts/e2e-server.ts, and imports feeds. */
export const MAILS = `http://127.0.0.1:${Number(base.port) + 1}`

/** Journeys come from one address, which may not write more often than a visitor does: before each letter of theirs. */
export const forgetLimits = async (): Promise<void> => {
  expect((await fetch(`${MAILS}/limits`, { method: 'POST' })).ok).toBe(true)
}

/** As `npm run import` next to the running server. */
export async function importFeed(xml: string): Promise<void> {
  const answer = await fetch(`${MAILS}/feed-${Date.now()}.xml`, { method: 'POST', body: xml })
  const { code, said } = (await answer.json()) as { code: number; said: string }
  expect(code, said).toBe(0)
}
