import { DomainError } from '../../domain/errors.ts'
import * as declared from '../../domain/inquiries/admin-operations.ts'
import { FILES_BYTES } from '../../domain/inquiries/inbox-schemas.ts'
import { SANDBOX } from '../http/policies.ts'
import { run, runHttp } from '../operations/run.ts'
import { type SignedInVisitor, say, visitorOf } from '../operations/visitor.ts'
import { answerInquiry } from './answer.ts'
import { openFile, storeFile } from './files.ts'
import { changeInquiry, listColleagues, listInbox, readFigures, writeNote } from './inbox.ts'
import { actOnInquiries, undoableActs, undoInquiries } from './inbox-bulk.ts'
import { readInquiry } from './inbox-detail.ts'
import { addTemplate, changeTemplate, listTemplates, removeTemplate } from './templates.ts'

export const inboxOperations = [
  run(declared.listInbox, (ctx, visitor, { query }) => listInbox(ctx, visitor, query)),
  run(declared.readFigures, async (ctx, visitor) => ({ data: await readFigures(ctx, visitor) })),
  run(declared.listColleagues, async (ctx, visitor, { query }) => ({
    data: await listColleagues(ctx, visitor, query),
  })),
  run(declared.readInquiry, async (ctx, visitor, { params }) => ({ data: await readInquiry(ctx, visitor, params.id) })),
  run(declared.changeInquiry, async (ctx, visitor, { params, body }) => {
    const version = await changeInquiry(ctx, visitor, params.id, body)
    return { ...say(visitor, 'inbox.changed'), version }
  }),
  run(declared.bulkInquiries, async (ctx, visitor, { body }) => ({ data: await actOnInquiries(ctx, visitor, body) })),
  run(declared.undoableInquiries, async (ctx, visitor) => ({ data: await undoableActs(ctx, visitor) })),
  run(declared.undoInquiries, async (ctx, visitor, { params }) => ({
    data: await undoInquiries(ctx, visitor, params.bulk),
  })),
  run(declared.writeNote, async (ctx, visitor, { params, body }) => {
    await writeNote(ctx, visitor, params.id, body.text)
    return say(visitor, 'inbox.noted')
  }),
  run(declared.answerInquiry, async (ctx, visitor, { params, body }) => {
    await answerInquiry(ctx, visitor, params.id, body)
    return say(visitor, 'inbox.answered')
  }),
  runHttp(declared.uploadFile, async (c, { query }) => {
    const { ctx, user } = c.var
    const { incoming } = c.env
    if (!user) throw new DomainError('auth.required')
    if (Number(incoming.headers['content-length'] ?? 0) > FILES_BYTES) throw new DomainError('body.too_large')
    return { data: await storeFile(ctx, user.id, incoming, query.name) }
  }),
  runHttp(declared.readFile, async (c, { params }) => {
    const { name, media_type, bytes, content } = await openFile(c.var.ctx, visitorOf(c) as SignedInVisitor, params.id)
    return c.body(content, 200, {
      'Content-Type': media_type,
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': SANDBOX,
      'X-Content-Type-Options': 'nosniff',
    })
  }),
  run(declared.listTemplates, async (ctx, visitor, { query }) => ({
    data: await listTemplates(ctx, visitor, query.company ?? null),
  })),
  run(declared.addTemplate, async (ctx, visitor, { body }) => {
    const id = await addTemplate(ctx, visitor, body)
    return { ...say(visitor, 'templates.added'), id }
  }),
  run(declared.changeTemplate, async (ctx, visitor, { params, body }) => {
    const version = await changeTemplate(ctx, visitor, params.id, body)
    return { ...say(visitor, 'templates.changed'), version }
  }),
  run(declared.removeTemplate, async (ctx, visitor, { params, query }) => {
    await removeTemplate(ctx, visitor, params.id, query.version)
    return say(visitor, 'templates.removed')
  }),
]
