import type { Attributes, HrTime } from '@opentelemetry/api'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base'

/** A collector that does not answer must not keep spans in memory. */
const PATIENCE_MS = 10_000

interface Options {
  /** Without `/v1/traces`, as OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string
  headers: Record<string, string>
  resource: Attributes
  /** Called when spans were lost. */
  onLost(reason: string, spans: number): void
}

/**
 * Sends spans as OTLP 1.0 over HTTP in JSON (https://opentelemetry.io/docs/specs/otlp/#otlphttp), which every collector
 * takes. What it refuses is lost: a trace is not worth the memory of waiting.
 */
export function otlpExporter({ endpoint, headers, resource, onLost }: Options): SpanExporter {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const sending = new Set<Promise<void>>()
  const send = async (spans: ReadableSpan[]) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(requestOf(spans, resource)),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
  }
  return {
    export(spans, done) {
      const sent = send(spans)
        .then(
          () => done({ code: 0 }),
          (error: Error) => {
            onLost(error.message, spans.length)
            // The loss is told. The SDK would throw it when the process stops.
            done({ code: 0 })
          },
        )
        .finally(() => sending.delete(sent))
      sending.add(sent)
    },
    forceFlush: async () => void (await Promise.all(sending)),
    shutdown: async () => void (await Promise.all(sending)),
  }
}

function requestOf(spans: readonly ReadableSpan[], resource: Attributes) {
  return {
    resourceSpans: [
      {
        resource: { attributes: listOf(resource) },
        scopeSpans: [{ scope: { name: 'klinke' }, spans: spans.map(spanOf) }],
      },
    ],
  }
}

/** Kinds begin with 1 in OTLP, and with 0 in the API. */
const spanOf = (span: ReadableSpan) => ({
  traceId: span.spanContext().traceId,
  spanId: span.spanContext().spanId,
  ...(span.parentSpanContext && { parentSpanId: span.parentSpanContext.spanId }),
  flags: span.spanContext().traceFlags,
  name: span.name,
  kind: span.kind + 1,
  startTimeUnixNano: nanoseconds(span.startTime),
  endTimeUnixNano: nanoseconds(span.endTime),
  attributes: listOf(span.attributes),
  status: { code: span.status.code, ...(span.status.message && { message: span.status.message }) },
})

const nanoseconds = ([seconds, rest]: HrTime): string => String(BigInt(seconds) * 1_000_000_000n + BigInt(rest))

const listOf = (attributes: Attributes) =>
  Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [{ key, value: anyValue(value) }]))

function anyValue(value: NonNullable<Attributes[string]>): object {
  if (typeof value === 'boolean') return { boolValue: value }
  // 64-bit integers are texts in JSON.
  if (typeof value === 'number') return Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value }
  if (Array.isArray(value)) return { arrayValue: { values: value.map((each) => anyValue(each ?? '')) } }
  return { stringValue: String(value) }
}
