import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatMessage } from '../../src/domain/assistant/chat.ts'
import { MESSAGES_MAX } from '../../src/domain/assistant/limits.ts'
import { LANGUAGES, type Language } from '../../src/i18n/languages.ts'
import { answerTurn } from '../../src/server/assistant/turn.ts'
import { readConfig } from '../../src/server/config.ts'
import type { Ctx } from '../../src/server/ctx.ts'
import { serve } from '../../src/server/main.ts'
import { GUEST } from '../../tests/support/visitor.ts'
import { conversationsOf } from '../assistant/score.ts'
import { seedDemo } from '../seed.ts'
import { percentile, short } from './measure.ts'

const CODES = Object.keys(LANGUAGES) as Language[]
const ROUNDS = 3
const PORT = '4396'
/** The goal, ms p99. */
const GOAL = 20

interface Timed {
  ms: number
  language: Language
  say: string
}

/**
 * npm run bench -- assistant --turns: the processor time of whole turns by rules, as the server answers them: every
 * message of the `dev` conversations in its conversation, on the demo catalogue, with the search in memory, by a server that
 * has warmed up. It counts all threads of this process, and not the work of PostgreSQL.
 */
export async function benchTurns(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'klinke-turns-'))
  const config = readConfig({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: '1',
    HOST: 'localhost',
    PORT,
    LOG_LEVEL: 'silent',
  })
  let ctx: Ctx | undefined
  const prepare = async (work: Ctx) => {
    await seedDemo(work)
    ctx = work
  }
  const { stop } = await serve(config, { prepare, pages: false })
  try {
    if (!ctx) throw new Error('the server did not open')
    await untilAtRest()
    console.log(`\n${new Date().toISOString().slice(0, 16)}: Node ${process.versions.node}, load ${busy()}\n`)
    console.log(`| messages | ms p50 | ms p95 | ms p99 | most | over ${GOAL} ms |\n|---|---|---|---|---|---|`)
    const first = await round(ctx)
    console.log(lineOf(`${first.length}, each for the first time since the start`, first))
    const again: Timed[] = []
    for (let i = 1; i < ROUNDS; i++) again.push(...(await round(ctx)))
    console.log(lineOf(`${again.length}, the same ones again`, again))
    for (const [title, all] of [
      ['first', first],
      ['again', again],
    ] as const) {
      console.log(`\nthe longest, ${title}:`)
      for (const { ms, language, say } of all.toSorted((a, b) => b.ms - a.ms).slice(0, 20))
        console.log(`${short(ms)} ms ${language}: ${say}`)
    }
    console.log(`\nload after: ${busy()}`)
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Every conversation goes on from what came back with the answer before. */
async function round(ctx: Ctx): Promise<Timed[]> {
  const timed: Timed[] = []
  for (const language of CODES) {
    const visitor = { ...GUEST, language }
    for (const { turns } of conversationsOf(language, 'dev')) {
      const messages: ChatMessage[] = []
      for (const { say } of turns) {
        messages.push({ role: 'user', content: say })
        const before = process.cpuUsage()
        let after: object | null = null
        for await (const event of answerTurn(ctx, visitor, { messages: messages.slice(1 - MESSAGES_MAX), language })) {
          if (event.type === 'error') throw new Error(`${language}: ${say}: ${event.message}`)
          if (event.type === 'done') {
            const { type, engine, ...carried } = event
            after = carried
          }
        }
        const { user, system } = process.cpuUsage(before)
        timed.push({ ms: (user + system) / 1000, language, say })
        messages.push({ role: 'assistant', content: '', ...after })
      }
    }
  }
  return timed
}

/** After a start the search is filled, and jobs look for work. */
async function untilAtRest(): Promise<void> {
  const used = () => process.cpuUsage().user
  for (let before = Number.NEGATIVE_INFINITY, now = used(); now - before > 50_000; ) {
    await sleep(1000)
    ;[before, now] = [now, used()]
  }
}

function lineOf(name: string, timed: readonly Timed[]): string {
  const times = timed.map(({ ms }) => ms).sort((a, b) => a - b)
  const shares = [0.5, 0.95, 0.99, 1].map((share) => short(percentile(times, share)))
  return `| ${[name, ...shares, times.filter((ms) => ms > GOAL).length].join(' | ')} |`
}

const busy = () => `${loadavg()[0]?.toFixed(1)} on ${cpus().length} shared cores`
