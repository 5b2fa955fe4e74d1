import type { z } from 'zod'
import type { Ctx } from '../ctx.ts'
import { mayAskModel, postCompletion } from './completions.ts'

/** Who waits for a sentence waits no longer than this for a model. */
const SECONDS = 2
/** Some hundred words; a longer answer is none that we asked for. */
const ANSWER_MAX = 20_000
const TOKENS_MAX = 400

interface Question<Schema extends z.ZodType> {
  /** What the model is to do, in our words. */
  task: string
  /** What it is about: words of strangers, as JSON. */
  data: unknown
  /** The form of its answer. */
  answer: Schema
  signal?: AbortSignal
}

/**
 * Asks the configured model (LLM_BASE_URL, OpenAI-compatible) for JSON. Null without a model, above LLM_CALLS_PER_DAY,
 * and at any fault: no answer within two seconds, a refusal, too much text, no JSON, another form. The caller must do
 * without. Faults are logged without the question, which may be a visitor's words.
 */
export async function askModel<Schema extends z.ZodType>(
  ctx: Ctx,
  question: Question<Schema>,
): Promise<z.output<Schema> | null> {
  const { LLM_BASE_URL: base, LLM_MODEL: model } = ctx.config
  if (!base || !model || !(await mayAskModel(ctx))) return null
  try {
    const text = await complete(ctx, question)
    const found = question.answer.safeParse(jsonIn(text))
    if (found.success) return found.data
    ctx.log.warn('The model answered in another form')
  } catch (error) {
    ctx.log.warn({ fault: error instanceof Error ? error.message : String(error) }, 'The model did not answer')
  }
  return null
}

async function complete<Schema extends z.ZodType>(ctx: Ctx, { task, data, signal }: Question<Schema>): Promise<string> {
  const limit = AbortSignal.timeout(SECONDS * 1000)
  const messages = [
    { role: 'system', content: task },
    { role: 'user', content: JSON.stringify(data) },
  ]
  const answer = await postCompletion(
    ctx,
    { temperature: 0, max_tokens: TOKENS_MAX, messages },
    signal ? AbortSignal.any([signal, limit]) : limit,
  )
  const body = JSON.parse(answer ? await readLimited(answer) : '{}') as {
    choices?: { message?: { content?: unknown } }[]
  }
  const content = body.choices?.[0]?.message?.content
  if (typeof content !== 'string') throw new Error('no content')
  return content
}

async function readLimited(answer: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece as Uint8Array, { stream: true })
    if (text.length > ANSWER_MAX) throw new Error('too much text')
  }
  return text
}

/** The JSON object in a text: models like to talk around it. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}
