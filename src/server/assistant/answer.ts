import type { ChatEvent, ChatRequest } from '../../domain/assistant/chat.ts'
import type { Ctx } from '../ctx.ts'
import type { Visitor } from '../operations/visitor.ts'
import { record } from '../performance/record.ts'
import { answerByModel } from './model/answer.ts'
import { answerTurn } from './turn.ts'

/**
 * Answers the last message of a conversation: by the configured model, and by rules where there is none, where it fails,
 * and where a message has to be refused. Ends with `done` or `error`.
 */
export async function* answerChat(
  ctx: Ctx,
  from: Visitor,
  request: ChatRequest,
): AsyncGenerator<ChatEvent, void, undefined> {
  // What is searched in a conversation is no search of the page below it.
  const visitor = { ...from, referrer: `${ctx.config.SITE_URL}/assistent` }
  const began = performance.now()
  for await (const event of answerAnyhow(ctx, visitor, request)) {
    if (event.type === 'done') record(ctx, 'assistant', performance.now() - began)
    if (event.type === 'error') record(ctx, 'assistant_failure', 1)
    yield event
  }
}

async function* answerAnyhow(ctx: Ctx, visitor: Visitor, request: ChatRequest) {
  const isAnswered = yield* answerByModel(ctx, visitor, request)
  if (!isAnswered) yield* answerTurn(ctx, visitor, request)
}
