import type { FastifyBaseLogger } from 'fastify'
import type { StatementWatch } from '../database/watched-statements'
import { runningWork, type Tracing } from './tracing'

/** The longest text of a statement that is told, in characters. */
const longest = 2000

interface StatementTold {
  readonly tracing: Tracing
  readonly log: FastifyBaseLogger
  /** Milliseconds from which a statement is logged; null where none is. */
  readonly slowFrom: number | null
}

/**
 * Watches the statements of requests and jobs: each is a span of its work, and one that is slow is logged with the id of
 * its request.
 */
export function watchStatements({ tracing, log, slowFrom }: StatementTold): StatementWatch {
  return (text) => {
    const work = runningWork.getStore()
    if (work === undefined) return null
    const from = performance.now()
    const operation = operationOf(text)
    const facts = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': withoutValues(text),
      'townsquare.request_id': work.id,
    }
    const span = tracing.begin('statement', operation, facts, work.span, null)
    return (failed) => {
      span.end({}, failed)
      const milliseconds = performance.now() - from
      if (slowFrom !== null && milliseconds >= slowFrom)
        log.warn({ reqId: work.id, ms: Math.round(milliseconds), statement: withoutValues(text) }, 'a slow statement')
    }
  }
}

function operationOf(text: string): string {
  return /^\s*(\w{1,20})/.exec(text)?.[1]?.toUpperCase() ?? 'OTHER'
}

/** A statement without its texts. Values of people are parameters; what the platform writes out itself goes, too. */
export function withoutValues(text: string): string {
  return text
    .replace(/'(?:[^']|'')*'/g, "'?'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
}
