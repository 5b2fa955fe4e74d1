import { personOf } from '../../domain/auth/user.ts'
import * as declared from '../../domain/inquiries/operations.ts'
import { run } from '../operations/run.ts'
import { say } from '../operations/visitor.ts'
import { listInquiries, sendInquiry } from './service.ts'

export const inquiryOperations = [
  run(declared.sendInquiry, async (ctx, visitor, { body }) => {
    await sendInquiry(ctx, body, visitor.user, visitor.language)
    return say(visitor, 'inquiry.sent')
  }),
  run(declared.listInquiries, async (ctx, { user, language }) => ({
    data: await listInquiries(ctx, personOf(user), language),
  })),
]
