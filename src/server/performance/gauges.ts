import { Gauge, type Registry } from 'prom-client'
import type { Ctx } from '../ctx.ts'
import { countOverdue, findLastImport } from './repository.ts'

/** Metrics that are asked from the database each time that they are read. */
export function gaugeState(ctx: Ctx, registry: Registry): void {
  const registers = [registry]
  const imported = new Gauge({
    name: 'klinke_last_import_timestamp_seconds',
    help: 'When the last run of an import has ended; 0 before the first',
    registers,
  })
  const overdue = new Gauge({
    name: 'klinke_deliveries_overdue',
    help: 'Mails, SMS and pushes that wait for longer than an hour',
    registers,
  })
  const up = new Gauge({
    name: 'klinke_database_up',
    help: 'Whether the database answered when the metrics were read',
    registers,
    async collect() {
      // The other metrics matter most while the database is away.
      const [at, waiting] = await Promise.all([findLastImport(ctx.db), countOverdue(ctx.db, ctx.clock())]).catch(
        () => [Number.NaN, Number.NaN] as const,
      )
      imported.set(at)
      overdue.set(waiting)
      up.set(Number.isNaN(at) ? 0 : 1)
    },
  })
}
