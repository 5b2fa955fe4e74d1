import { Gauge, type Registry } from 'prom-client'
import type { Ctx } from '../ctx.ts'
import { countOverdue, findLastBackup, findLastImport } from './repository.ts'

/** NaN for what could not be asked. */
interface State {
  imported: number
  backedUp: number
  overdue: number
  up: number
}

/** Metrics that are asked from the database each time that they are read. */
export function gaugeState(ctx: Ctx, registry: Registry): void {
  let asked: Promise<State> | null = null
  // The registry collects all metrics at once, so they share one question.
  const ask = () => {
    asked ??= readState(ctx).finally(() => {
      asked = null
    })
    return asked
  }
  const gauge = (part: keyof State, name: string, help: string) =>
    new Gauge({
      name: `klinke_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set((await ask())[part])
      },
    })
  gauge('imported', 'last_import_timestamp_seconds', 'When the last run of an import has ended; 0 before the first')
  gauge(
    'backedUp',
    'last_backup_timestamp_seconds',
    'When the last copy to BACKUP_TO has ended; 0 before the first, and without BACKUP_TO',
  )
  gauge('overdue', 'deliveries_overdue', 'Mails, SMS and pushes that wait for longer than an hour')
  gauge('up', 'database_up', 'Whether the database answered when the metrics were read')
}

async function readState(ctx: Ctx): Promise<State> {
  try {
    const [imported, backedUp, overdue] = await Promise.all([
      findLastImport(ctx.db),
      // The job also runs without a place, and then copies nothing.
      ctx.config.BACKUP_TO ? findLastBackup(ctx.db) : 0,
      countOverdue(ctx.db, ctx.clock()),
    ])
    return { imported, backedUp, overdue, up: 1 }
  } catch {
    // The other metrics matter most while the database is away.
    return { imported: Number.NaN, backedUp: Number.NaN, overdue: Number.NaN, up: 0 }
  }
}
