import type { Ctx } from '../ctx.ts'
import { mayTake } from '../http/limits/rate.ts'

const DAY = 24 * 60 * 60

/** Counts a request to the model. @returns false above LLM_CALLS_PER_DAY */
export const mayAskModel = (ctx: Ctx): Promise<boolean> =>
  mayTake(ctx, { name: 'model', max: ctx.config.LLM_CALLS_PER_DAY, seconds: DAY }, 'all')

/** Posts a chat completion to the configured server; null without one. @throws Error with a status other than 2xx */
export async function postCompletion(
  { config }: Pick<Ctx, 'config'>,
  body: object,
  signal: AbortSignal,
): Promise<Response | null> {
  const { LLM_BASE_URL: base, LLM_MODEL: model, LLM_API_KEY: key } = config
  if (!base || !model) return null
  const answer = await fetch(`${base.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify({ model, ...body }),
    signal,
    // The operator has configured this address only.
    redirect: 'manual',
  })
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  return answer
}
