import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect } from '../../src/server/db/connect.ts'
import { projectPath } from '../../src/server/paths.ts'
import { gaugeState } from '../../src/server/performance/gauges.ts'
import { record } from '../../src/server/performance/record.ts'
import { type TestServer, testServer } from '../support/server.ts'

const folder = projectPath('docs/operating/monitoring')
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8')
/** Debian's package prometheus has it; the checks of CI install that. */
const has = spawnSync('promtool', ['--version']).status === 0
const promtool = (args: string[], input = '') => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: folder, input, encoding: 'utf8' })
  return { status, said: stdout + stderr }
}

let server: TestServer
let exposed = ''
beforeAll(async () => {
  server = await testServer({ METRICS_TOKEN: 'a-token-of-the-operator' })
  const { ctx } = server
  for (const series of ['search', 'import', 'expose', 'assistant', 'slow_statement', 'import_failure'] as const)
    record(ctx, series, 12)
  for (const series of ['expose_failure', 'assistant_failure', 'database', 'connections', 'jobs_waiting'] as const)
    record(ctx, series, 3)
  record(ctx, 'job', 20, 'search-agents.deliver')
  record(ctx, 'job_failure', 1, 'search-agents.deliver')
  record(ctx, 'delivery', 1, 'mail')
  record(ctx, 'delivery_failure', 1, 'mail')
  await fetch(`${server.address}/api/properties`)
  const answer = await fetch(`${server.address}/metrics`, {
    headers: { Authorization: 'Bearer a-token-of-the-operator' },
  })
  exposed = await answer.text()
})
afterAll(() => server.close())

/** The names of metrics in an expression of PromQL. */
const metricsIn = (text: string) => [...new Set(text.match(/\b(?:klinke|http|nodejs|process)_[a-z_0-9]+\b/g) ?? [])]

describe('the metrics', () => {
  test.runIf(has || process.env.CI)('are named and typed as Prometheus expects', () => {
    const own = exposed.split('\n').filter((line) => /^(?:# \w+ )?(?:klinke|http)_/.test(line))
    expect(own.length).toBeGreaterThan(50)
    expect(promtool(['check', 'metrics'], `${own.join('\n')}\n`)).toEqual({ status: 0, said: '' })
  })

  test('have no label that Prometheus gives to every series itself', () => {
    const labels = new Set([...exposed.matchAll(/[{,](\w+)="/g)].map(([, label]) => label))
    expect(labels).toContain('queue')
    expect(['job', 'instance'].filter((label) => labels.has(label))).toEqual([])
  })

  test('count in seconds and bytes', () => {
    // The search of the request is counted too, if an engine did it.
    const [, sum] = /^klinke_search_duration_seconds_sum ([\d.]+)$/m.exec(exposed) ?? []
    expect(Number(sum)).toBeGreaterThanOrEqual(0.012)
    expect(Number(sum)).toBeLessThan(1)
    expect(exposed).toContain('klinke_job_duration_seconds_count{queue="search-agents.deliver"} 1')
    expect(exposed).toContain('klinke_deliveries_total{channel="mail"} 1')
    expect(exposed).toContain('klinke_database_up 1')
    expect(exposed).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/properties",status="200"\} 1/,
    )
  })

  test('tell when the last backup has ended, and nothing without a place for backups', async () => {
    const metric = async (BACKUP_TO?: string) => {
      const registry = new Registry()
      gaugeState({ ...server.ctx, config: { ...server.ctx.config, BACKUP_TO } }, registry)
      return Number(/^klinke_last_backup_timestamp_seconds ([\d.]+)$/m.exec(await registry.metrics())?.[1])
    }
    expect(await metric('/mnt/backup')).toBe(0)
    const ended = (name: string, at: string, state = 'completed') => sql`
      insert into pgboss.job (name, state, completed_on) values (${name}, ${state}::pgboss.job_state, ${at})`
    await ended('backup.ship', '2026-11-30T02:25:00Z').execute(server.ctx.db)
    await ended('backup.base', '2026-11-30T02:21:00Z').execute(server.ctx.db)
    await ended('backup.ship', '2026-11-30T02:30:00Z', 'failed').execute(server.ctx.db)
    expect(await metric('/mnt/backup')).toBe(Date.parse('2026-11-30T02:25:00Z') / 1000)
    expect(await metric()).toBe(0)
  })

  test('say that the database is away, and do not fail by it', async () => {
    const registry = new Registry()
    const db = connect('postgres://nobody@127.0.0.1:1/none', { max: 1 })
    gaugeState({ ...server.ctx, db }, registry)
    expect(await registry.metrics()).toContain('klinke_database_up 0')
    await db.destroy()
  })
})

describe('the files for operators', () => {
  test.each(['alerts.yml', 'dashboard.json'])('%s names metrics that exist', (name) => {
    const missing = metricsIn(read(name)).filter((metric) => !new RegExp(`^${metric}[{ ]`, 'm').test(exposed))
    expect(missing).toEqual([])
  })

  test.runIf(has || process.env.CI)('the alerts are valid, and fire when they must', () => {
    expect(promtool(['check', 'rules', 'alerts.yml'])).toMatchObject({ status: 0 })
    expect(promtool(['test', 'rules', 'alerts.test.yml'])).toMatchObject({ status: 0 })
    expect(promtool(['check', 'config', '--syntax-only', 'prometheus.yml'])).toMatchObject({ status: 0 })
  })

  test('Prometheus asks the processes, since the proxies hide the metrics', () => {
    expect(readFileSync(projectPath('docs/operating/Caddyfile'), 'utf8')).toContain('@inside path /metrics')
    expect(readFileSync(projectPath('docs/operating/nginx.conf'), 'utf8')).toMatch(
      /location = \/metrics \{\s+return 404/,
    )
    expect(read('prometheus.yml')).toMatch(/scheme: http\n[\s\S]+targets: \["localhost:4321"\]/)
  })

  test('each alert says what to do next', () => {
    const alerts = read('alerts.yml').split('- alert:').slice(1)
    expect(alerts.length).toBeGreaterThan(8)
    for (const alert of alerts)
      expect(alert).toMatch(/severity: (?:page|ticket) [\s\S]*summary: ".+"\s+next_step: ".+"/)
  })

  test('the dashboard has expressions that Prometheus reads, on every panel', () => {
    const { panels } = JSON.parse(read('dashboard.json')) as {
      panels: { title: string; targets: { expr: string }[] }[]
    }
    expect(panels.length).toBeGreaterThan(10)
    for (const { title, targets } of panels)
      expect(
        targets.map(({ expr }) => expr.length > 10),
        title,
      ).not.toContain(false)
  })
})
