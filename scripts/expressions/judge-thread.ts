/** Analyses expressions, one after the other, for judge.ts. */
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

// The browser build is pure JavaScript; the other one needs Java or its own binaries.
const { checkSync } = createRequire(import.meta.url)('recheck/lib/browser.js') as Recheck

// An expression that takes longer to analyse is too complex to be accepted. The attack is not executed: on a busy
// machine it proves nothing.
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
