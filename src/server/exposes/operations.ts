import type { Context } from 'hono'
import * as mails from '../../domain/exposes/mail-operations.ts'
import * as declared from '../../domain/exposes/operations.ts'
import type { HttpEnv } from '../http/env.ts'
import { run, runHttp } from '../operations/run.ts'
import { visitorOf } from '../operations/visitor.ts'
import { type Described, describeCollection, describeProjectDocument, describeProperty } from './describe/document.ts'
import { mailExpose } from './mail.ts'
import { hashOf, readPages, readPdf } from './service.ts'

export const exposeOperations = [
  runHttp(declared.property, async (c, { params, query }) =>
    send(c, await describeProperty(c.var.ctx, params.id, query), query),
  ),
  run(declared.propertyPages, async (ctx, { place }, { params, query }) => ({
    data: await readPages(ctx, await describeProperty(ctx, params.id, query), place),
  })),
  runHttp(declared.project, async (c, { params, query }) =>
    send(c, await describeProjectDocument(c.var.ctx, params.id, query), query),
  ),
  run(declared.projectPages, async (ctx, { place }, { params, query }) => ({
    data: await readPages(ctx, await describeProjectDocument(ctx, params.id, query), place),
  })),
  runHttp(declared.collection, async (c, { query }) => send(c, await describeCollection(c.var.ctx, query), query)),
  run(declared.collectionPages, async (ctx, { place }, { query }) => ({
    data: await readPages(ctx, await describeCollection(ctx, query), place),
  })),
  run(mails.mailProperty, async (ctx, visitor, { params, query, body }) => ({
    message: await mailExpose(ctx, visitor, body, {
      subject: { kind: 'home', id: params.id },
      options: query,
      describe: () => describeProperty(ctx, params.id, query),
    }),
  })),
  run(mails.mailProject, async (ctx, visitor, { params, query, body }) => ({
    message: await mailExpose(ctx, visitor, body, {
      subject: { kind: 'project', id: params.id },
      options: query,
      describe: () => describeProjectDocument(ctx, params.id, query),
    }),
  })),
  run(mails.mailCollection, async (ctx, visitor, { query, body }) => ({
    message: await mailExpose(ctx, visitor, body, {
      subject: { kind: 'homes', ids: query.ids },
      options: query,
      describe: () => describeCollection(ctx, query),
    }),
  })),
]

/** Answers with the PDF; a browser that has it gets 304 before anything is made. */
async function send(c: Context<HttpEnv>, described: Described, { download }: { download: boolean }): Promise<Response> {
  const etag = `"${hashOf(described)}"`
  const headers = { ETag: etag, 'X-Robots-Tag': 'noindex' }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  const pdf = await readPdf(c.var.ctx, described, visitorOf(c).place)
  return c.body(pdf as Uint8Array<ArrayBuffer>, 200, {
    ...headers,
    'Content-Type': 'application/pdf',
    'Content-Length': String(pdf.length),
    'Content-Disposition': `${download ? 'attachment' : 'inline'}; filename="${described.file}"`,
  })
}
