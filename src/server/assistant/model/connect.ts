import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Ctx } from '../../ctx.ts'
import { mayAskModel, postCompletion } from '../../model/completions.ts'

const PROBE_SECONDS = 5
/** A model that failed its probe is asked again after this time. */
const PROBE_AGAIN_MS = 5 * 60 * 1000
const PROBE_TOOL = 'klinke_probe'

interface Probe {
  at: number
  takesTools: Promise<boolean>
}
const probes = new WeakMap<Ctx['config'], Probe>()

/**
 * The configured model (LLM_BASE_URL, LLM_MODEL), or null. A name alone would go to a vendor's gateway. Each of its
 * requests counts, and fails above LLM_CALLS_PER_DAY.
 */
export function connectModel(ctx: Ctx): LanguageModel | null {
  const { LLM_BASE_URL: baseURL, LLM_MODEL: model, LLM_API_KEY: apiKey } = ctx.config
  if (!baseURL || !model) return null
  return createOpenAICompatible({
    name: 'operator',
    baseURL,
    ...(apiKey && { apiKey }),
    fetch: async (input, init) => {
      if (!(await mayAskModel(ctx))) throw new Error('LLM_CALLS_PER_DAY')
      // The operator has configured this address only.
      return fetch(input, { ...init, redirect: 'manual' })
    },
  })(model)
}

/**
 * Tells whether the configured model takes tools: some servers refuse them with a 400. Asked once at the start of the
 * server, and after a refusal again every five minutes.
 */
export function takesTools(ctx: Ctx): Promise<boolean> {
  const known = probes.get(ctx.config)
  if (known && performance.now() - known.at < PROBE_AGAIN_MS) return known.takesTools
  const found = probe(ctx).catch((error: unknown) => {
    ctx.log.warn({ fault: faultOf(error) }, 'The model does not answer with tools; the rules answer')
    return false
  })
  probes.set(ctx.config, { at: performance.now(), takesTools: found })
  // One that takes tools is not asked again.
  void found.then((yes) => yes && probes.set(ctx.config, { at: Number.POSITIVE_INFINITY, takesTools: found }))
  return found
}

async function probe(ctx: Ctx): Promise<boolean> {
  const parameters = { type: 'object', properties: {} }
  const answer = await postCompletion(
    ctx,
    {
      max_tokens: 16,
      messages: [{ role: 'user', content: 'Answer with: ok' }],
      tools: [{ type: 'function', function: { name: PROBE_TOOL, description: 'Does nothing', parameters } }],
    },
    AbortSignal.timeout(PROBE_SECONDS * 1000),
  )
  await answer?.body?.cancel()
  return answer !== null
}

/** What went wrong, without the words of a visitor: messages of the client may quote the request. */
export function faultOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { statusCode } = error as { statusCode?: number }
  return statusCode === undefined ? error.name : `${error.name} ${statusCode}`
}
