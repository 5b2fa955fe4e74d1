import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Series } from '../../domain/performance/server-figures.ts'

/** What is measured, for Prometheus: in base units (seconds, bytes), since the start of this process. */
export interface ServerMetrics {
  registry: Registry
  /** Counts a value of a series; those that the client library measures itself are left out. */
  note(series: Series, value: number, label: string): void
}

/** From a search, a millisecond, to an expose of many homes. */
const QUICK = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]
const MEDIUM = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]
/** A feed of a large agency takes minutes. */
const LONG = [1, 5, 15, 60, 300, 900, 3600]

/** No label is called `job` or `instance`: Prometheus gives these to every series, and would rename ours. */
export function createServerMetrics(): ServerMetrics {
  const registry = new Registry()
  const registers = [registry]
  const seconds = (name: string, help: string, buckets: number[], label?: string) =>
    new Histogram({
      name: `klinke_${name}_duration_seconds`,
      help,
      buckets,
      labelNames: label ? [label] : [],
      registers,
    })
  const total = (name: string, help: string, label?: string) =>
    new Counter({ name: `klinke_${name}_total`, help, labelNames: label ? [label] : [], registers })
  const state = (name: string, help: string) => new Gauge({ name: `klinke_${name}`, help, registers })

  const durations: Partial<Record<Series, readonly [Histogram, string?]>> = {
    search: [seconds('search', 'Time of a search of the engine', QUICK)],
    job: [seconds('job', 'Time of a job that succeeded', MEDIUM, 'queue'), 'queue'],
    import: [seconds('import', 'Time of a run of an import', LONG)],
    expose: [seconds('expose', 'Time to make an expose; stored ones do not count', MEDIUM)],
    assistant: [seconds('assistant', 'Time until the assistant had answered wholly', MEDIUM)],
  }
  const counters: Partial<Record<Series, readonly [Counter, string?]>> = {
    slow_statement: [total('slow_statements', 'Statements for visitors that took longer than 250 ms')],
    job_failure: [total('job_failures', 'Jobs that threw; most are tried again', 'queue'), 'queue'],
    import_failure: [total('import_failures', 'Runs of imports that did not read their whole file')],
    delivery: [total('deliveries', 'Mails, SMS and pushes that were sent', 'channel'), 'channel'],
    delivery_failure: [total('delivery_failures', 'Those that were refused for good', 'channel'), 'channel'],
    expose_failure: [total('expose_failures', 'Exposes that could not be made')],
    assistant_failure: [total('assistant_failures', 'Answers of the assistant that failed')],
  }
  const states: Partial<Record<Series, Gauge>> = {
    database: state('database_size_bytes', 'Size of the database, measured each minute'),
    connections: state('database_connections', 'Open connections to the database, measured each minute'),
    jobs_waiting: state('jobs_waiting', 'Jobs that are due and wait, measured each minute'),
  }
  return {
    registry,
    note(series, value, label) {
      const [duration, by] = durations[series] ?? []
      if (duration) duration.observe(by ? { [by]: label } : {}, value / 1000)
      const [counter, countedBy] = counters[series] ?? []
      if (counter) counter.inc(countedBy ? { [countedBy]: label } : {})
      states[series]?.set(value)
    },
  }
}
