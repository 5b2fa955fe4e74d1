import { readTurn } from '../../dialogue/read-turn.ts'
import type { ChatEvent, ChatRequest } from '../../domain/assistant/chat.ts'
import { viennaDay } from '../../domain/format/date.ts'
import { QUERY_MAX } from '../../domain/understanding/query.ts'
import { languageOf } from '../../i18n/languages.ts'
import { translator } from '../../i18n/server.ts'
import type { Ctx } from '../ctx.ts'
import { passingFailure } from '../db/passing.ts'
import type { Visitor } from '../operations/visitor.ts'
import { placesForSentences } from '../places/for-sentences.ts'
import { type Carried, carriedBy, hasMoved, turnOf } from './conversation.ts'
import { perform } from './perform.ts'
import { stateOf } from './state.ts'

/** Parts that were not understood: more would be a list, and longer ones are another sentence. */
const PARTS_MOST = 3
const PART_LONGEST = 60

/**
 * Answers the last message of a conversation by rules. Ends with `done`, or with `error` where something failed: the log
 * then has the failure, and no sentence of the visitor.
 */
export async function* answerTurn(
  ctx: Ctx,
  visitor: Visitor,
  request: ChatRequest,
): AsyncGenerator<ChatEvent, void, undefined> {
  const language = languageOf(request.language)
  try {
    const { messages, context } = request
    const carried = carriedBy(messages, context)
    const turn = turnOf(ctx, visitor, language, carried, context, hasMoved(messages, context))
    const state = await stateOf(turn, request)
    const said = messages.at(-1)?.content ?? ''
    const today = viennaDay(ctx.clock())
    const read = readTurn(said, state, { language, gazetteer: placesForSentences(), today })
    const parts = read.not_understood.map(({ text }) => text).filter((text) => text.length <= PART_LONGEST)
    // "The second one", as the answer to "which one?", does what waited for it.
    const { events, after } = await perform(turn, read.resumed ?? read.act, {
      notUnderstood: parts.slice(0, PARTS_MOST),
      namesakes: read.ambiguous[0],
      ...(read.waiting !== undefined && { waiting: read.waiting }),
    })
    for (const event of events) {
      if (visitor.signal?.aborted) return
      yield event
    }
    yield { type: 'done', engine: 'rules', ...bounded(after), on: carried.on }
  } catch (error) {
    if (visitor.signal?.aborted) return
    const passing = passingFailure(error)
    if (passing) ctx.log.warn({ code: passing }, 'an answer of the assistant failed')
    else ctx.log.error({ error }, 'an answer of the assistant failed')
    yield { type: 'error', message: translator(language)(`error.${passing ?? 'internal'}`) }
  }
}

/** A search too long for the next request is not carried. */
function bounded({ criteria, ...after }: Carried): Carried {
  return criteria === undefined || criteria.length > QUERY_MAX ? after : { ...after, criteria }
}
