import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { projectPath } from '../../src/server/paths.ts'

export interface ToJudge {
  source: string
  flags: string
}

export interface Judged {
  isLinear: boolean
  /** "3rd degree polynomial", or why it is unknown. */
  complexity: string
  /** JavaScript that creates the worst-case text. */
  attack: string
}

const THREADS = 2
/** Verdicts of this version are stored next to this file: some take half a minute each. */
const RECHECK = '4.5.0'
const KEPT = projectPath('scripts/expressions/judged.json')

/** Without repetition the time cannot grow. */
const repeats = ({ source }: ToJudge) => /[*+]|\{\d+,/.test(source)

export const keyOf = ({ source, flags }: ToJudge) =>
  createHash('sha256').update(`${RECHECK}\n${flags}\n${source}`).digest('hex').slice(0, 16)

/** @returns the complexity of each, in the given order, and how many were analysed for the first time */
export async function judge(expressions: readonly ToJudge[]): Promise<{ judged: Judged[]; fresh: number }> {
  const known = readKept()
  const asked = new Map(expressions.filter(repeats).map((each) => [keyOf(each), each]))
  const fresh = [...asked].filter(([key]) => !known.has(key))
  const queue = fresh.values()
  await Promise.all(
    Array.from({ length: Math.min(THREADS, fresh.length) }, async () => {
      const thread = new Worker(new URL('./judge-thread.ts', import.meta.url))
      for (const [key, each] of queue) {
        thread.postMessage(each)
        const [judged] = (await once(thread, 'message')) as [Judged]
        known.set(key, judged)
      }
      await thread.terminate()
    }),
  )
  const linear: Judged = { isLinear: true, complexity: 'nothing repeats', attack: '' }
  return { judged: expressions.map((each) => known.get(keyOf(each)) ?? linear), fresh: fresh.length }
}

/** Stores the verdicts of these expressions, and of no others. */
export function keep(expressions: readonly ToJudge[], judged: readonly Judged[]): void {
  const kept = new Map<string, string>()
  for (const [at, each] of expressions.entries()) {
    const { isLinear, complexity, attack } = judged[at] as Judged
    if (repeats(each)) kept.set(keyOf(each), isLinear ? 'linear' : `${complexity}: ${attack}`)
  }
  const sorted = [...kept].sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(KEPT, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

function readKept(): Map<string, Judged> {
  const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Record<string, string>
  return new Map(
    Object.entries(kept).map(([key, said]) => {
      const [complexity = '', ...attack] = said.split(': ')
      return [key, { isLinear: said === 'linear', complexity, attack: attack.join(': ') }]
    }),
  )
}
