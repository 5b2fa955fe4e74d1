import { context, propagation, trace } from '@opentelemetry/api'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { otlpExporter } from './otlp.ts'
import { turnOn } from './span.ts'
import { traceSql } from './sql.ts'

/** Minimum interval between log lines about lost spans. */
const LOST_TOLD_MS = 60_000

/**
 * Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT; without it nothing is loaded. It is off again after `stop`, which sends
 * what is left.
 * @param role of this process: server, worker or command
 */
export async function startTracing(
  config: Config,
  role: string,
  log: Logger,
): Promise<{ stop(): Promise<void> } | null> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return null
  const [sdk, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }] = await Promise.all([
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ])
  let toldAt = Number.NEGATIVE_INFINITY
  const exporter = otlpExporter({
    endpoint,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    resource: {
      'service.name': config.OTEL_SERVICE_NAME,
      'service.instance.id': `${role}-${process.pid}`,
      'process.pid': process.pid,
    },
    onLost(reason, spans) {
      if (performance.now() - toldAt < LOST_TOLD_MS) return
      toldAt = performance.now()
      log.warn({ reason, spans }, 'traces were lost')
    },
  })
  const provider = new sdk.BasicTracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  })
  const manager = new AsyncLocalStorageContextManager().enable()
  context.setGlobalContextManager(manager)
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  const untraceSql = traceSql()
  turnOn(true)
  return {
    async stop() {
      turnOn(false)
      untraceSql()
      await provider.shutdown()
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}
