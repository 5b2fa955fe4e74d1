import type { Context } from 'hono'
import * as declared from '../../domain/exposes/operations.ts'
import type { HttpEnv } from '../http/env.ts'
import { run, runHttp } from '../operations/run.ts'
import { visitorOf } from '../operations/visitor.ts'
import { type Described, describeCollection, describeProjectDocument, describeProperty } from './describe/document.ts'
import { hashOf, readPages, readPdf } from './service.ts'

export const exposeOperations = [
  runHttp(declared.property, async (c, { params, query }) =>
    send(c, await describeProperty(c.var.ctx, params.id, query)),
  ),
  run(declared.propertyPages, async (ctx, { place }, { params, query }) => ({
    data: await readPages(ctx, await describeProperty(ctx, params.id, query), place),
  })),
  runHttp(declared.project, async (c, { params, query }) =>
    send(c, await describeProjectDocument(c.var.ctx, params.id, query)),
  ),
  run(declared.projectPages, async (ctx, { place }, { params, query }) => ({
    data: await readPages(ctx, await describeProjectDocument(ctx, params.id, query), place),
  })),
  runHttp(declared.collection, async (c, { query }) => send(c, await describeCollection(c.var.ctx, query))),
  run(declared.collectionPages, async (ctx, { place }, { query }) => ({
    data: await readPages(ctx, await describeCollection(ctx, query), place),
  })),
]

/** Answers with the PDF; a browser that has it gets 304 before anything is made. */
async function send(c: Context<HttpEnv>, described: Described): Promise<Response> {
  const etag = `"${hashOf(described)}"`
  const headers = { ETag: etag, 'X-Robots-Tag': 'noindex' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  const pdf = await readPdf(c.var.ctx, described, visitorOf(c).place)
  return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Length': String(pdf.length),
    'Content-Disposition': `inline; filename="${described.file}"`,
  })
}
