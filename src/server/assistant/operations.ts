import * as declared from '../../domain/assistant/operations.ts'
import { eventStream } from '../http/event-stream.ts'
import { runHttp } from '../operations/run.ts'
import { visitorOf } from '../operations/visitor.ts'
import { answerChat } from './answer.ts'

export const assistantOperations = [
  runHttp(declared.chat, (c, { body }) => eventStream(answerChat(c.var.ctx, visitorOf(c), body))),
]
