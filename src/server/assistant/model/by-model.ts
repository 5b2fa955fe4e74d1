import { isStepCount, type ModelMessage, streamText, type ToolSet, tool } from 'ai'
import { z } from 'zod'
import { FORMS, type FormName } from '../../../domain/assistant/acts.ts'
import type { ChatEvent, ChatRequest } from '../../../domain/assistant/chat.ts'
import { SHOWN_MAX } from '../../../domain/assistant/limits.ts'
import { viennaDay } from '../../../domain/format/date.ts'
import { languageOf } from '../../../i18n/languages.ts'
import type { Ctx } from '../../ctx.ts'
import type { Visitor } from '../../operations/visitor.ts'
import { carriedBy } from '../conversation.ts'
import { TOOLS } from '../tools.ts'
import { connectModel } from './connect.ts'
import { type KnownFigures, learnFigures, noFigures } from './figures.ts'
import { instructionsFor } from './instructions.ts'
import { checkedSentences } from './sentences.ts'

const STEPS_MAX = 4
const TOKENS_MAX = 700
/** Several steps, each within LLM_SECONDS. */
const TOTAL_FACTOR = 4
const TOOL_MS = 4000
/** What the model sees of the conversation. */
const MESSAGES_READ = 12

/** What the model decided in a turn, besides its text. */
export interface Decided {
  /** Ids of homes that tools returned, or that the conversation has shown. */
  known: Set<number>
  shown: number[]
  forms: { form: FormName; home?: number }[]
  /** Query string of the last search that it made. */
  criteria?: string
  /** Passages of help that it read. */
  sources: { title: string; url: string }[]
  /** The last home that it read. */
  home?: number
}

/** The model failed or said nothing that may be shown: the rules answer. */
export class ModelFault extends Error {}

/**
 * Lets the configured model answer the last message, with tools that only read. Text comes in whole sentences, each with
 * known figures only; homes and forms are in `decided` after the end.
 * @throws ModelFault, and faults of the connection
 */
export async function* speakByModel(
  ctx: Ctx,
  visitor: Visitor,
  request: ChatRequest,
  decided: Decided,
  signal: AbortSignal,
): AsyncGenerator<Extract<ChatEvent, { type: 'text' }>> {
  const model = connectModel(ctx)
  if (!model) throw new ModelFault('no model')
  const language = languageOf(request.language)
  const day = viennaDay(ctx.clock())
  const figures = noFigures()
  // A visitor's own figure is none of ours before a tool returns it: "it costs 500, does it?"
  const answers = request.messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  learnFigures(figures, [day, ...answers], language)
  const silence = ctx.config.LLM_SECONDS * 1000
  // The timeouts of the client begin with the first byte of an answer.
  const quiet = new AbortController()
  const timer = setTimeout(() => quiet.abort(), silence)
  let fault: unknown
  const { stream } = streamText({
    model,
    instructions: instructionsFor(language, day),
    messages: messagesOf(request),
    tools: toolsFor(ctx, { ...visitor, language }, figures, decided),
    stopWhen: isStepCount(STEPS_MAX),
    maxOutputTokens: TOKENS_MAX,
    temperature: 0,
    maxRetries: 0,
    abortSignal: AbortSignal.any([signal, quiet.signal]),
    timeout: { totalMs: TOTAL_FACTOR * silence, toolMs: TOOL_MS },
    // Thrown below; by default it is printed, with the words of the visitor.
    onError: ({ error }) => {
      fault = error
    },
  })
  const sentences = checkedSentences(figures, language)
  let said = ''
  const toSay = (text: string) => {
    said += text
    return text ? [{ type: 'text' as const, text }] : []
  }
  try {
    for await (const part of stream) {
      timer.refresh()
      if (part.type === 'text-delta') yield* toSay(sentences.push(part.text))
      else if (part.type === 'text-end') yield* toSay(sentences.end())
      else if (part.type === 'error') throw part.error
      else if (part.type === 'abort') throw new ModelFault(quiet.signal.aborted ? 'silent' : (part.reason ?? 'abort'))
    }
  } finally {
    clearTimeout(timer)
  }
  if (fault !== undefined) throw fault
  if (!said.trim() && decided.shown.length === 0 && decided.forms.length === 0) throw new ModelFault('nothing to say')
}

/** The conversation, and where it and the visitor are: `homes_shown_last` are those that "the second one" means. */
function messagesOf({ messages, context }: ChatRequest): ModelMessage[] {
  const { shown, home, criteria } = carriedBy(messages, context)
  const page = {
    home_of_the_page: context?.property_id,
    project_of_the_page: context?.project_id,
    homes_shown_last: shown,
    home_in_talk: home,
    search: criteria,
  }
  const spoken = messages.slice(-MESSAGES_READ).map(({ role, content }): ModelMessage => ({ role, content }))
  const asked = spoken.pop()
  return [
    ...spoken.filter(({ content }) => content !== ''),
    { role: 'user', content: `${asked?.content ?? ''}\n<page>${JSON.stringify(page)}</page>` },
  ]
}

function toolsFor(ctx: Ctx, visitor: Visitor, figures: KnownFigures, decided: Decided): ToolSet {
  const reading = TOOLS.map((one) => [
    one.name,
    tool({
      description: one.description,
      inputSchema: one.input,
      execute: async (given: unknown) => {
        const answer = await one.call(ctx, visitor, given)
        learnFigures(figures, answer, visitor.language)
        remember(decided, one.name, answer)
        return answer
      },
    }),
  ])
  return {
    ...Object.fromEntries(reading),
    show_homes: tool({
      description: `Shows homes to the visitor as cards, at most ${SHOWN_MAX}: only ids that a tool returned.`,
      inputSchema: z.object({ ids: z.array(z.number().int().positive()).max(20) }),
      execute: ({ ids }) => {
        decided.shown = [...new Set(ids)].filter((id) => decided.known.has(id)).slice(0, SHOWN_MAX)
        return { shown: decided.shown, unknown: ids.filter((id) => !decided.known.has(id)) }
      },
    }),
    offer_form: tool({
      description: 'Offers a form, filled in, that the visitor sends. All but search_agent are about a home.',
      inputSchema: z.object({ form: z.enum(FORMS), home: z.number().int().positive().optional() }),
      execute: ({ form, home }) => {
        const isKnown = home !== undefined && decided.known.has(home)
        if (form !== 'search_agent' && !isKnown) return { offered: false, reason: 'needs the id of a known home' }
        decided.forms = [{ form, ...(isKnown && { home }) }]
        return { offered: true }
      },
    }),
  }
}

/** Notes what an answer of a tool allows to show. */
function remember(decided: Decided, name: string, answer: Record<string, unknown>): void {
  const { homes, units, id, url, passages } = answer as {
    homes?: { id: number }[]
    units?: { id: number }[]
    id?: number
    url?: string
    passages?: { title: string; url: string }[]
  }
  for (const home of [...(homes ?? []), ...(units ?? [])]) decided.known.add(home.id)
  if (name === 'search_properties' && url) decided.criteria = url.split('?')[1] ?? ''
  if (name === 'get_property' && id !== undefined) {
    decided.known.add(id)
    decided.home = id
  }
  for (const passage of passages ?? []) {
    if (!decided.sources.some((one) => one.url === passage.url)) decided.sources.push(passage)
  }
}
