import { EVERYBODY } from '../auth/permissions.ts'
import { operation } from '../operations/operation.ts'
import { chatEventSchema, chatRequestSchema } from './chat.ts'

export const chat = operation({
  name: 'assistant.answer',
  method: 'POST',
  path: '/api/chat',
  who: EVERYBODY,
  summary: 'The answer of the assistant to the last message of a conversation, event by event',
  description:
    'The conversation lives with the caller, who sends it whole: a message of the assistant carries back what came with its `done`. Nothing of it is kept. What writes something is a form for the visitor to send.',
  body: chatRequestSchema,
  answer: null,
  streams: chatEventSchema,
  answers: 'Events in their order; the last one is `done` or `error`',
  limit: { name: 'chat', max: 120, seconds: 600 },
  bytes: 64 * 1024,
})
