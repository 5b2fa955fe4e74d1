import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { projectPath } from '../../src/server/paths.ts'

export interface BenchServer {
  base: string
  pid: number
  /** From the start of the process to its first successful answer at /readyz. */
  startedMs: number
  /** Sums and current values of its metrics, by name without labels. */
  metrics(): Promise<Map<string, number>>
  /** Stops it by a signal. */
  stop(): Promise<void>
}

const READY_S = 600
/** For /metrics, which requires this token. */
const METRICS_TOKEN = 'bench-of-this-machine'

/**
 * The server behind `npm start` as a separate process; with `--web` one of several. @throws Error when it ends or does not answer within ten minutes
 */
export async function startServer(
  port: number,
  env: Record<string, string>,
  args: readonly string[] = [],
): Promise<BenchServer> {
  const base = `http://localhost:${port}`
  if (await isReady(base)) throw new Error(`${base} is taken by another server`)
  const began = performance.now()
  const flags = ['--max-semi-space-size=8', '--no-parallel-scavenge']
  const child = spawn(process.execPath, [...flags, projectPath('scripts/serve.ts'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: 'localhost',
      PORT: String(port),
      SITE_URL: env.SITE_URL ?? base,
      LOG_LEVEL: 'warn',
      METRICS_TOKEN,
      ...env,
    },
  })
  const stop = async () => {
    if (child.exitCode !== null) return
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
  try {
    while (!(await isReady(base))) {
      if (child.exitCode !== null) throw new Error('the server ended')
      if (performance.now() - began > READY_S * 1000) throw new Error(`${base} did not answer`)
      await sleep(10)
    }
  } catch (error) {
    await stop()
    throw error
  }
  return {
    base,
    pid: child.pid as number,
    startedMs: performance.now() - began,
    metrics: () => readMetrics(base),
    stop,
  }
}

function isReady(base: string): Promise<boolean> {
  return fetch(`${base}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )
}

/** The server's metrics at /metrics. */
export async function readMetrics(base: string): Promise<Map<string, number>> {
  const sums = new Map<string, number>()
  const answer = await fetch(`${base}/metrics`, { headers: { Authorization: `Bearer ${METRICS_TOKEN}` } })
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}`)
  for (const line of (await answer.text()).split('\n')) {
    const [, name, value] = /^(\w+)(?:\{.*\})? (\S+)$/.exec(line) ?? []
    if (name) sums.set(name, (sums.get(name) ?? 0) + Number(value))
  }
  return sums
}
