/**
 * npm run bench -- search [--listings N] | start [--listings N] | serve [--url U] | matching [--searches N]
 *   | pages [--paths a,b] | kill [--times N] | outbox | import [--objects N] | understanding | assistant [--turns]
 *   | night [--feeds N] [--objects N] | exposes [--documents N] | figures | performance | lists [--rows N] [--only TEXT] | cluster [--only PART] | growth
 * One of these prints every figure that the project claims; none is a test.
 */
import { fail } from './environment.ts'

const BENCHES: Record<string, () => Promise<(args: string[]) => Promise<void>>> = {
  search: async () => (await import('./bench/search.ts')).benchSearch,
  growth: async () => (await import('./bench/growth.ts')).benchGrowth,
  start: async () => (await import('./bench/start.ts')).benchStart,
  serve: async () => (await import('./bench/serve.ts')).benchServe,
  matching: async () => (await import('./bench/matching.ts')).benchMatching,
  pages: async () => (await import('./bench/pages.ts')).benchPages,
  kill: async () => (await import('./bench/kill.ts')).benchKill,
  import: async () => (await import('./bench/import.ts')).benchImport,
  night: async () => (await import('./bench/night.ts')).benchNight,
  outbox: async () => (await import('./bench/outbox.ts')).benchOutbox,
  figures: async () => (await import('./bench/figures.ts')).benchFigures,
  performance: async () => (await import('./bench/performance.ts')).benchPerformance,
  lists: async () => (await import('./bench/lists.ts')).benchLists,
  exposes: async () => (await import('./bench/exposes.ts')).benchExposes,
  assistant: async () => (await import('./bench/assistant.ts')).benchAssistant,
  cluster: async () => (await import('./bench/cluster.ts')).benchCluster,
  understanding: async () => (await import('./bench/understanding.ts')).benchUnderstanding,
}

const [name = '', ...args] = process.argv.slice(2)
const load = BENCHES[name]
if (!load) fail(`Which one? npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)
try {
  await (await load())(args)
} catch (error) {
  fail(error)
}
