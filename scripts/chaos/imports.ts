import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbedded } from '../../src/server/db/embedded.ts'
import { killTest } from '../bench/kill.ts'
import type { Part } from './part.ts'

/** Imports that are killed at random moments, and run again (scripts/bench/kill.ts). */
export const imports: Part = async ({ sizes: { kills, objects }, random, log }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-chaos-'))
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded(folder)
  try {
    const clusterUrl = process.env.DATABASE_URL || (embedded as { url: string }).url
    const { killedAt, differences } = await killTest({ times: kills, objects, clusterUrl, log, random: random.next })
    const written = killedAt.toSorted((a, b) => a - b)
    return [
      {
        tried: `${killedAt.length} kills -9 of imports of ${objects} objects`,
        found: `after ${written[0]} to ${written.at(-1)} written objects; ${differences.length} differences`,
        failures: differences,
      },
    ]
  } finally {
    await embedded?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
