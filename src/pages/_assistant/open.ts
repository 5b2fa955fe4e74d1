import { z } from 'zod'
import { type ChatMessage, chatMessageSchema } from '../../domain/assistant/chat.ts'
import { MESSAGES_MAX } from '../../domain/assistant/limits.ts'
import { chat } from '../../domain/assistant/operations.ts'
import { isDomainError } from '../../domain/errors.ts'
import { formatWait } from '../../domain/format/wait.ts'
import { QUERY_MAX } from '../../domain/understanding/query.ts'
import { LANGUAGES } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import { answerChat } from '../../server/assistant/answer.ts'
import type { Ctx } from '../../server/ctx.ts'
import { takeRate } from '../../server/http/limits/rate.ts'
import type { Visitor } from '../../server/operations/visitor.ts'
import { type Answer, messagesOf, type Turn, withEvent } from '../../stores/assistant/turns.ts'

/** What the page shows of a conversation, and the text that its form sends back. */
export interface OpenedConversation {
  turns: readonly Turn[]
  kept: string
}

/** Bytes of the conversation in the form: the body of a request has 64 KiB. */
const KEPT_BYTES = 48 * 1024

/** Answers the form of the page /assistent, which sends the conversation with each question; GET begins one. */
export async function openConversation({ ctx, visitor }: App.Locals, request: Request): Promise<OpenedConversation> {
  // A body that is no form has no question.
  const form = visitor && (await request.formData().catch(() => null))
  const content = textOf(form?.get('frage')).trim().slice(0, QUERY_MAX)
  const before = readMessages(textOf(form?.get('verlauf'))).map(turnOf)
  if (!visitor || !content) return { turns: before, kept: keptOf(before) }
  const asked: Turn[] = [...before, { role: 'user', content }]
  const answer = await answerOf(ctx, visitor, asked)
  const turns = [...asked, answer]
  return { turns, kept: keptOf(turns) }
}

async function answerOf(ctx: Ctx, visitor: Visitor, asked: readonly Turn[]): Promise<Answer> {
  const { language, address } = visitor
  let answer: Answer = { role: 'assistant', content: '', state: 'running' }
  try {
    await takeRate(ctx, chat.limit, address)
  } catch (error) {
    if (!isDomainError(error)) throw error
    const when = formatWait(error.retryAfter ?? 0, LANGUAGES[language].tag)
    return { ...answer, state: 'failed', failure: translator(language)(`error.${error.code}`, { when }) }
  }
  const messages = messagesOf(asked, KEPT_BYTES)
  for await (const event of answerChat(ctx, visitor, { messages, language })) answer = withEvent(answer, event)
  return answer
}

const textOf = (value: FormDataEntryValue | null | undefined) => (typeof value === 'string' ? value : '')

const keptOf = (turns: readonly Turn[]) => (turns.length > 0 ? JSON.stringify(messagesOf(turns, KEPT_BYTES)) : '')

/** The conversation of the form; one that somebody has changed beyond recognition begins anew. */
function readMessages(text: string): ChatMessage[] {
  try {
    return z.array(chatMessageSchema).max(MESSAGES_MAX).parse(JSON.parse(text))
  } catch {
    return []
  }
}

function turnOf(message: ChatMessage): Turn {
  if (message.role === 'user') return message
  const { role, content, ...carried } = message
  return { role, content, state: 'done', carried }
}
