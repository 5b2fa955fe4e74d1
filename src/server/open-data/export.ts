import { createHash } from 'node:crypto'
import { DomainError } from '../../domain/errors.ts'
import type { Ctx, Db } from '../ctx.ts'
import { hasPosition, lastPosition } from './changes-repository.ts'
import {
  type CompanyRow,
  findChanged,
  findCompanies,
  findFiles,
  findPublished,
  findVersion,
  type HomeRow,
} from './export-repository.ts'
import { deletedElement, homeElement } from './openimmo/home.ts'
import { companyElements } from './openimmo/people.ts'
import { write } from './xml.ts'

/** Homes that are read at once: some 200 kB of XML. */
const BATCH = 50

export interface Export {
  /** The XML, which is made while it is read. */
  content: ReadableStream<Uint8Array>
  /** To continue from with TEIL. */
  position: string
  /** An ETag: the same for the same homes. */
  version: string
}

/**
 * The homes of a source's companies as an OpenImmo transfer: what the portal shows, with the addresses that only their
 * agency knows.
 * @param after null for VOLL; else the position after which TEIL tells the changes
 * @throws DomainError changes.gone for a position that the log no longer has
 */
export async function exportHomes(ctx: Ctx, source: { id: number }, after: string | null): Promise<Export> {
  if (after !== null && !(await hasPosition(ctx.db, after))) throw new DomainError('changes.gone')
  // Read before the homes: changes in between come again with the next TEIL.
  const position = await lastPosition(ctx.db)
  const companies = await findCompanies(ctx.db, source.id)
  const version = await findVersion(
    ctx.db,
    companies.map(({ id }) => id),
  )
  const hash = createHash('sha256').update(`${version} ${after} ${ctx.config.SITE_URL}`).digest('base64url')
  const pieces = transfer(ctx, companies, after)
  const encoder = new TextEncoder()
  const content = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: () => void pieces.return(),
    },
    // Nothing is read before the first byte is wanted: a client that has this version gets 304.
    { highWaterMark: 0 },
  )
  return { content, position, version: `W/"${hash.slice(0, 22)}"` }
}

async function* transfer(
  ctx: Ctx,
  companies: readonly CompanyRow[],
  after: string | null,
): AsyncGenerator<string, void> {
  const { SITE_URL: site } = ctx.config
  const umfang = after === null ? 'VOLL' : 'TEIL'
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<openimmo><uebertragung art="ONLINE" umfang="${umfang}" modus="CHANGE" version="1.2.7" sendersoftware="Klinke" senderversion="1" timestamp="${ctx.clock().toISOString()}"/>\n`
  for (const company of companies) {
    yield `<anbieter>${companyElements(company, site).map(write).join('')}\n`
    for await (const rows of batches(ctx.db, company.id, after)) {
      const files = await findFiles(
        ctx.db,
        rows.map(({ id }) => id),
        site,
      )
      yield rows
        .map((row) => (isPublished(row) ? homeElement(row, files.get(row.id) ?? [], site) : deletedElement(row)))
        .map((home) => `${write(home)}\n`)
        .join('')
    }
    yield '</anbieter>\n'
  }
  yield '</openimmo>\n'
}

const isPublished = ({ status }: HomeRow) => status === 'active' || status === 'reserved'

async function* batches(db: Db, companyId: number, after: string | null): AsyncGenerator<HomeRow[]> {
  for (let id = 0; ; ) {
    const rows =
      after === null
        ? await findPublished(db, companyId, id, BATCH)
        : await findChanged(db, companyId, after, id, BATCH)
    if (rows.length > 0) yield rows
    if (rows.length < BATCH) return
    id = (rows.at(-1) as HomeRow).id
  }
}
