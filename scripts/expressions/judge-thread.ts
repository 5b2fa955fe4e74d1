/** Judges expressions, one after the other, for judge.ts. */
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { Judged, ToJudge } from './judge.ts'

interface Recheck {
  checkSync(
    source: string,
    flags: string,
    options: Record<string, unknown>,
  ): {
    status: 'safe' | 'vulnerable' | 'unknown'
    complexity?: { summary: string }
    attack?: { pattern: string }
    error?: { kind: string; message?: string }
  }
}

// The build for browsers is all of it in JavaScript; the other one looks for Java and for programs of its own.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as Recheck

// What takes longer to judge is too intricate to be trusted. The attack is not carried out: a busy machine says nothing.
const OPTIONS = { timeout: 60_000, skipRecall: true }

parentPort?.on('message', ({ source, flags }: ToJudge) => {
  const { status, complexity, attack, error } = checkSync(source, flags, OPTIONS)
  const judged: Judged = {
    isLinear: status === 'safe',
    complexity: complexity?.summary ?? error?.message ?? error?.kind ?? status,
    attack: attack?.pattern ?? '',
  }
  parentPort?.postMessage(judged)
})
