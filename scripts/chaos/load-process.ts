/**
 * Sends requests at a fixed rate, whether answers come or not (an open loop): a slow answer delays no other request, and
 * its time counts from the moment when it was due. A process of its own, so that it does not disturb the server. One
 * line of JSON a minute, and one at the end for the whole.
 */
import { Agent, get } from 'node:http'
import { percentile } from '../bench/measure.ts'

export interface Spell {
  sent: number
  /** Answers other than 200, and broken connections. */
  failed: number
  p50: number
  p99: number
  worst: number
  isWhole: boolean
  /** Of the first failed request. */
  reason?: string
}

const [base = '', rate = '', seconds = '', ...paths] = process.argv.slice(2)
/** Requests are due in pulses of so many milliseconds. */
const PULSE_MS = 5
const SPELL_MS = 60_000

const agent = new Agent({ keepAlive: true, maxSockets: 512 })
const perMs = Number(rate) / 1000
const count = Math.round(Number(rate) * Number(seconds))
/** Milliseconds of all answers: ten minutes at full rate are 5 MB. */
const all = new Float64Array(count)
let [due, done, failed, told] = [0, 0, 0, 0]
let failedBefore = 0
let reason: string | undefined

function ask(nr: number, began: number): Promise<void> {
  const dueAt = began + nr / perMs
  return new Promise((resolve) => {
    const end = (fault?: string) => {
      if (fault) [failed, reason] = [failed + 1, reason ?? fault]
      all[done++] = performance.now() - dueAt
      resolve()
    }
    const path = paths[nr % paths.length] as string
    get(base + path, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('end', () => end(answer.statusCode === 200 ? undefined : `${path} answered ${answer.statusCode}`))
      answer.once('error', (error) => end(error.message))
    }).once('error', (error) => end(error.message))
  })
}

function tell(from: number, isWhole: boolean): void {
  const sorted = all.slice(from, done).sort()
  const at = (share: number) => percentile(sorted as unknown as number[], share)
  const spell: Spell = {
    sent: sorted.length,
    failed: isWhole ? failed : failed - failedBefore,
    p50: at(0.5),
    p99: at(0.99),
    worst: at(1),
    isWhole,
    ...(reason && { reason }),
  }
  ;[told, failedBefore] = [done, failed]
  process.stdout.write(`${JSON.stringify(spell)}\n`)
}

const began = performance.now()
let spellEnds = began + SPELL_MS
const open: Promise<void>[] = []
await new Promise<void>((resolve) => {
  const pulse = setInterval(() => {
    const now = performance.now()
    for (; due < count && due / perMs <= now - began; due++) {
      const asked = ask(due, began)
      if (due > count - 5000) open.push(asked)
    }
    if (now >= spellEnds) {
      tell(told, false)
      spellEnds += SPELL_MS
    }
    if (due < count) return
    clearInterval(pulse)
    resolve()
  }, PULSE_MS)
})
await Promise.all(open)
tell(0, true)
agent.destroy()
