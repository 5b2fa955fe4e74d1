import { readTurn } from '../../../dialogue/read-turn.ts'
import type { ChatEvent, ChatRequest } from '../../../domain/assistant/chat.ts'
import { viennaDay } from '../../../domain/format/date.ts'
import { languageOf } from '../../../i18n/languages.ts'
import type { Ctx } from '../../ctx.ts'
import { mayTake } from '../../http/limits/rate.ts'
import type { Visitor } from '../../operations/visitor.ts'
import { placesForSentences } from '../../places/for-sentences.ts'
import { readProperties } from '../../properties/service.ts'
import { form } from '../acts/people.ts'
import { search } from '../acts/search.ts'
import { cards, carriedBy, turnOf } from '../conversation.ts'
import { type Decided, ModelFault, speakByModel } from './by-model.ts'
import { faultOf, takesTools } from './connect.ts'

const DAY = 24 * 60 * 60

/**
 * Lets the configured model answer a conversation. A visitor that goes away ends the request to the model.
 * @returns whether it answered; if not, the rules must (no model, a message to refuse, caps of the day, any fault), also
 * after text was said
 */
export async function* answerByModel(
  ctx: Ctx,
  visitor: Visitor,
  request: ChatRequest,
): AsyncGenerator<ChatEvent, boolean> {
  if (!ctx.config.LLM_BASE_URL || isRefused(ctx, request) || !(await mayAnswer(ctx, visitor))) return false
  const decided = before(request)
  const stop = new AbortController()
  const signal = visitor.signal ? AbortSignal.any([visitor.signal, stop.signal]) : stop.signal
  let said = ''
  try {
    for await (const event of speakByModel(ctx, visitor, request, decided, signal)) {
      said += event.text
      yield event
    }
  } catch (error) {
    if (visitor.signal?.aborted) return true
    ctx.log.warn({ fault: error instanceof ModelFault ? error.message : faultOf(error) }, 'The model failed')
    if (said) yield { type: 'text', text: '\n\n' }
    return false
  } finally {
    // The caller may stop reading within the text.
    stop.abort()
  }
  yield* rest(ctx, visitor, request, decided)
  return true
}

async function mayAnswer(ctx: Ctx, visitor: Visitor): Promise<boolean> {
  const { LLM_TURNS_PER_VISITOR: max } = ctx.config
  if (!(await takesTools(ctx))) return false
  return mayTake(ctx, { name: 'model-turn', max, seconds: DAY }, visitor.place)
}

/** What the rules refuse never reaches a model. */
function isRefused({ clock }: Ctx, { messages, language }: ChatRequest): boolean {
  const options = { language: languageOf(language), gazetteer: placesForSentences(), today: viennaDay(clock()) }
  const { act } = readTurn(messages.at(-1)?.content ?? '', { before: [], shown: [] }, options)
  return act.act === 'refuse'
}

function before({ messages, context }: ChatRequest): Decided {
  const shown = messages.flatMap((message) =>
    message.role === 'assistant' ? [message.shown ?? [], message.home ?? []] : [],
  )
  const known = new Set([...shown.flat(), ...(context?.property_id ? [context.property_id] : [])])
  return { known, shown: [], forms: [], sources: [] }
}

/** What stands below the text: homes, search, forms, sources, and the state that the next message brings back. */
async function* rest(ctx: Ctx, visitor: Visitor, request: ChatRequest, decided: Decided): AsyncGenerator<ChatEvent> {
  const { messages, context } = request
  const carried = carriedBy(messages, context)
  const turn = turnOf(ctx, visitor, languageOf(request.language), carried, context)
  const homes = await readProperties(ctx, decided.shown, turn.language)
  if (homes.length > 0) yield cards(homes)
  const searched = decided.criteria === undefined ? null : await search(turn, decided.criteria)
  yield* searched?.events.filter(({ type }) => type === 'criteria') ?? []
  for (const { form: name, home } of decided.forms) {
    const { events } = await form(turn, name, home)
    yield* events.filter(({ type }) => type === 'form')
  }
  if (decided.sources.length > 0) yield { type: 'sources', sources: decided.sources }
  const { asked: _, page: __, ...before } = carried
  yield {
    type: 'done',
    engine: 'model',
    ...before,
    ...(searched?.after.criteria !== undefined && { criteria: searched.after.criteria }),
    ...(homes.length > 0 && { shown: homes.map(({ id }) => id) }),
    ...(decided.home !== undefined && { home: decided.home }),
  }
}
