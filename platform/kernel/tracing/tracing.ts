import { AsyncLocalStorage } from 'node:async_hooks'

/** Facts of a span. They name parts of the platform, and never hold anything of a person. */
export type SpanFacts = Readonly<Record<string, string | number>>

/** A span that has begun. */
export interface OpenSpan {
  /** @param failed whether a fault of the platform ended it */
  end(facts: SpanFacts, failed: boolean): void
}

export type SpanKind = 'request' | 'statement' | 'job'

/** What is told of where the time of a request or a job goes. */
export interface Tracing {
  /**
   * Begins a span.
   * @param within the span of which it is a part; null for none
   * @param traceparent the header by which a proxy names its own span (W3C Trace Context)
   */
  begin(kind: SpanKind, name: string, facts: SpanFacts, within: OpenSpan | null, traceparent: string | null): OpenSpan
  /** Sends what is not sent yet. */
  close(): Promise<void>
}

const noSpan: OpenSpan = { end: () => undefined }

/** Spans that go nowhere. */
export const noTracing: Tracing = { begin: () => noSpan, close: async () => undefined }

/** The request or the job for which code runs. */
interface RunningWork {
  /** The id of a request, as in the logs, or the name of a job. */
  readonly id: string
  readonly span: OpenSpan
}

/** The work for which the running code runs; undefined outside of requests and jobs, and where nothing watches. */
export const runningWork = new AsyncLocalStorage<RunningWork>()

/** Runs a job inside a span of its own. */
export async function traced(tracing: Tracing, job: string, run: () => Promise<void>): Promise<void> {
  if (tracing === noTracing) return await run()
  const span = tracing.begin('job', job, {}, null, null)
  try {
    await runningWork.run({ id: job, span }, run)
    span.end({}, false)
  } catch (error) {
    span.end({}, true)
    throw error
  }
}
