import {
  ROOT_CONTEXT,
  SpanKind as Kinds,
  SpanStatusCode,
  defaultTextMapGetter,
  trace,
  type Span,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base'
import type { OpenSpan, SpanFacts, Tracing } from './tracing'

const kinds = { request: Kinds.SERVER, statement: Kinds.CLIENT, job: Kinds.INTERNAL } as const

class TelemetrySpan implements OpenSpan {
  constructor(readonly span: Span) {}

  end(facts: SpanFacts, failed: boolean): void {
    this.span.setAttributes(facts)
    // Without the message of the fault, which may hold what somebody wrote.
    if (failed) this.span.setStatus({ code: SpanStatusCode.ERROR })
    this.span.end()
  }
}

/**
 * Sends spans to a collector by OTLP over HTTP. Headers and sampling come from the variables of OpenTelemetry itself
 * (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_TRACES_SAMPLER`).
 * @param endpoint the address of the collector, without `/v1/traces`
 */
export function openTelemetry(endpoint: string): Tracing {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'townsquare' }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer('townsquare')
  const propagator = new W3CTraceContextPropagator()
  return {
    begin: (kind, name, facts, within, traceparent) => {
      const context =
        within instanceof TelemetrySpan
          ? trace.setSpan(ROOT_CONTEXT, within.span)
          : traceparent === null
            ? ROOT_CONTEXT
            : propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
      return new TelemetrySpan(tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context))
    },
    close: () => provider.shutdown(),
  }
}
