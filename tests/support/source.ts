import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Ctx } from '../../src/server/ctx.ts'
import { acceptDelivery } from '../../src/server/feeds/accept.ts'
import { newIncoming } from '../../src/server/feeds/folders.ts'

/** A source that delivers for these companies, as an accepted agency has one. */
export async function someSource({ ctx }: { ctx: Ctx }, key: string, ...companies: number[]): Promise<number> {
  const { id } = await ctx.db
    .insertInto('import_source')
    .values({ key, name: key, bound_at: new Date() })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const company_id of companies) {
    const own = await ctx.db
      .selectFrom('import_source_company')
      .select('source_id')
      .where('company_id', '=', company_id)
      .executeTakeFirst()
    await ctx.db
      .insertInto('import_source_company')
      .values({ source_id: id, company_id, shared: own !== undefined })
      .execute()
  }
  return id
}

/** Delivers a file as the ways of the outside do. @returns the id of the delivery */
export async function deliver({ ctx }: { ctx: Ctx }, sourceId: number, name: string, content: string): Promise<number> {
  const folder = await newIncoming(ctx.config)
  writeFileSync(path.join(folder, name), content)
  const bytes = Buffer.byteLength(content)
  return acceptDelivery(ctx, { id: sourceId }, { way: 'put', folder, name, bytes })
}

let rows = 0

/** A source of the company with a delivery, a run and a line of its report: the parameters of their paths. */
export async function someFeedRows(
  server: { ctx: Ctx },
  company: number,
): Promise<Record<'source' | 'delivery' | 'run', string>> {
  const source = await someSource(server, `quelle-${++rows}`, company)
  const delivery = await deliver(server, source, 'feed.xml', '<openimmo/>')
  const { id: run } = await server.ctx.db
    .insertInto('import_run')
    .values({ source_id: source, file_name: 'feed.xml', state: 'done' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const line = { run_id: run, nr: 1, objekt: 'M1', outcome: 'created', notes: '[]' }
  await server.ctx.db.insertInto('import_line').values(line).execute()
  return { source: String(source), delivery: String(delivery), run: String(run) }
}
