import { sql } from 'kysely'
import type { Ctx } from '../../src/server/ctx.ts'

/** A job without data, as pg-boss leaves it after its last attempt. */
export async function failedJob({ db }: Pick<Ctx, 'db'>, name: string): Promise<void> {
  await sql`
    insert into pgboss.job (name, state, data, output, singleton_key, policy, started_on)
    select name, 'failed', '{}', '{"message": "no space left"}'::jsonb, ${`failed ${Math.random()}`}, policy, now()
    from pgboss.queue where name = ${name}`.execute(db)
}
