import * as declared from '../../domain/assistant/operations.ts'
import { eventStream } from '../http/event-stream.ts'
import { runHttp } from '../operations/run.ts'
import { visitorOf } from '../operations/visitor.ts'
import { answerChat } from './answer.ts'

export const assistantOperations = [
  runHttp(declared.chat, (c, { body }) => {
    // What is searched in a conversation is no search of the page below it.
    const visitor = { ...visitorOf(c), referrer: `${c.var.ctx.config.SITE_URL}/assistent` }
    return eventStream(answerChat(c.var.ctx, visitor, body))
  }),
]
