import * as declared from '../../domain/newsletter/admin-operations.ts'
import { isLanguage } from '../../i18n/languages.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { holdIssue, previewIssue, releaseIssue, sendIssueNow } from './admin.ts'
import { growth, listIssues } from './issues.ts'

/** Operations by which administrators decide on editions of the newsletter. */
export const newsletterAdminOperations = [
  run(declared.readIssues, async (ctx) => ({ data: await listIssues(ctx) })),
  run(declared.previewIssue, async (ctx, _visitor, { query }) => {
    const language = isLanguage(query.language) ? query.language : 'de'
    return { data: await previewIssue(ctx, query.frequency, language) }
  }),
  run(declared.holdIssue, async (ctx, visitor, { params, body }) => {
    await holdIssue(ctx, visitor, { ...params, ...body })
    return say(visitor, 'answer.issue_held')
  }),
  run(declared.releaseIssue, async (ctx, visitor, { params, body }) => {
    await releaseIssue(ctx, visitor, { ...params, ...body })
    return say(visitor, 'answer.issue_released')
  }),
  run(declared.sendIssueNow, async (ctx, visitor, { params, body }) => {
    await sendIssueNow(ctx, visitor, { ...params, ...body })
    return say(visitor, 'answer.issue_sending')
  }),
  run(declared.readGrowth, async (ctx, _visitor, { query }) => ({ data: await growth(ctx, query.by) })),
]
