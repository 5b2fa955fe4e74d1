import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlace } from '../../src/server/storage/open.ts'
import { StorageAway } from '../../src/server/storage/storage.ts'
import { makeRandom } from '../operations/generated.ts'
import { type S3Server, startS3 } from '../support/s3.ts'

/** Sequences of operations, which wait between their tries; CHAOS_ROUNDS=200 for a long run (npm run chaos). */
const ROUNDS = Number(process.env.CHAOS_ROUNDS || 2)
const SEED = Number(process.env.CHAOS_SEED || 20_261_128)
const STEPS = 25
/** Cut connections, servers that are busy, broken, or in front of nothing; and one that has forgotten who we are. */
const FAULTS = [0, 500, 502, 503, 504, 429, 403]

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3()
})
afterAll(() => s3.stop())

test(`${ROUNDS} times ${STEPS} writes and reads of a bucket that fails: what was acknowledged is there, and whole`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const random = makeRandom(SEED + round)
    const { place } = openPlace(s3.url(`chaos-${SEED}-${round}`))
    /** What each key may hold: one content after an acknowledged write, several after one that failed. */
    const may = new Map<string, Set<string | null>>()
    const told: string[] = []
    for (let step = 0; step < STEPS; step++) {
      const key = `k${Math.floor(random.next() * 5)}`
      const faults =
        random.next() < 0.5 ? [] : Array.from({ length: 1 + Math.floor(random.next() * 6) }, () => random.pick(FAULTS))
      s3.fail(...faults)
      const kind = random.pick(['put', 'put', 'get', 'has', 'delete'])
      const known = may.get(key) ?? new Set<string | null>([null])
      const about = () => `seed ${SEED + round}: ${told.join('; ')}`
      told.push(`${kind} ${key} ${faults.join()}`)
      const content = `${round} ${step} ${'x'.repeat(Math.floor(random.next() * 3000))}`
      const work = async () => {
        if (kind === 'put') {
          await place.put(key, Buffer.from(content), { replace: true })
          may.set(key, new Set([content]))
        } else if (kind === 'delete') {
          await place.delete(key)
          may.set(key, new Set([null]))
        } else if (kind === 'has') {
          const has = await place.has(key)
          expect(
            [...known].some((one) => (one !== null) === has),
            about(),
          ).toBe(true)
        } else {
          const got = await place.get(key)
          expect([...known], about()).toContain(got && Buffer.from(got).toString())
        }
      }
      await work().catch((error: Error) => {
        if (error.name === 'AssertionError') throw error
        // A refusal is named; the secret is in no message.
        expect(error instanceof StorageAway || /403/.test(error.message), `${about()}: ${error.message}`).toBe(true)
        expect(error.message).not.toContain('secret')
        // The server may have done it before its answer was lost.
        if (kind === 'put') may.set(key, new Set([...known, content]))
        if (kind === 'delete') may.set(key, new Set([...known, null]))
      })
      s3.clear()
    }
    for (const [key, contents] of may) {
      const got = await place.get(key)
      expect([...contents], `seed ${SEED + round}: ${told.join('; ')}`).toContain(got && Buffer.from(got).toString())
    }
  }
}, 36_000_000)
