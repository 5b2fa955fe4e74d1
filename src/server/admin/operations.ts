import * as declared from '../../domain/admin/operations.ts'
import { DomainError } from '../../domain/errors.ts'
import { translator } from '../../i18n/server.ts'
import type { Ctx } from '../ctx.ts'
import { renewListings } from '../listings/renew.ts'
import { run } from '../operations/run.ts'
import { deleteView, findRecords, type Kind, putView } from './repository.ts'
import { companyOf } from './scope.ts'
import { viewsOf } from './views.ts'

/** So many views of one account are more than a menu can show. */
const VIEWS_MAX = 100

/** The screen of the admin area that shows a kind of record, and the message with its name. */
const KINDS = {
  property: { screen: 'objekte', name: 'admin.kind.property' },
  project: { screen: 'projekte', name: 'admin.kind.project' },
  inquiry: { screen: 'anfragen', name: 'admin.kind.inquiry' },
  appointment: { screen: 'termine', name: 'audit.kind.appointment' },
  company: { screen: 'firmen', name: 'admin.kind.company' },
  agent: { screen: 'personen', name: 'admin.kind.agent' },
  account: { screen: 'nutzer', name: 'admin.kind.account' },
  application: { screen: 'beitritte', name: 'audit.kind.application' },
  notice: { screen: 'meldungen', name: 'audit.kind.notice' },
  source: { screen: 'quellen', name: 'admin.kind.source' },
  run: { screen: 'importe', name: 'audit.kind.run' },
  message: { screen: 'sendungen', name: 'audit.kind.message' },
  template: { screen: 'vorlagen', name: 'audit.kind.template' },
} as const satisfies Record<Kind, { screen: string; name: string }>

const answerOf = async (ctx: Ctx, userId: number) => ({ data: await viewsOf(ctx, userId) })

export const adminOperations = [
  run(declared.listViews, (ctx, { user }) => answerOf(ctx, user.id)),
  run(declared.saveView, async (ctx, { user }, { body }) => {
    const before = await viewsOf(ctx, user.id)
    const isNew = !before.some(({ screen, name }) => screen === body.screen && name === body.name)
    if (isNew && before.length >= VIEWS_MAX) throw new DomainError('admin.views_limit')
    await putView(ctx.db, { ...body, user_id: user.id, created_at: ctx.clock() })
    return answerOf(ctx, user.id)
  }),
  run(declared.removeView, async (ctx, { user }, { params }) => {
    if (!(await deleteView(ctx.db, user.id, params.id))) throw new DomainError('record.not_found')
    return answerOf(ctx, user.id)
  }),
  run(declared.searchRecords, async (ctx, visitor, { query }) => {
    const t = translator(visitor.language)
    // A home that has just arrived is found, too.
    await renewListings(ctx)
    const found = await findRecords(ctx.db, query.q, companyOf(visitor))
    return {
      data: found.map(({ kind, id, label, detail }) => {
        const { screen, name } = KINDS[kind]
        return { kind, kind_label: t(name), id, label, detail: detail ?? '', screen }
      }),
    }
  }),
]
