import type { FastifyRequest } from 'fastify'
import { printable } from '../shared/printable'

interface DescribedFault {
  readonly type: string
  readonly message: string
  readonly stack: string
  [more: string]: unknown
}

/**
 * The facts that may be logged about a fault: its kind and its place in the code, never the values involved, which are
 * personal data.
 */
export function describeFault(error: unknown): DescribedFault {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  // The message of a failed statement lists its parameters, and PostgreSQL's detail quotes the row.
  const fromDatabase = 'query' in error || 'severity' in error
  return {
    type: error.name === 'Error' ? error.constructor.name : error.name,
    message: fromDatabase ? 'a statement failed' : error.message,
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .join('\n'),
    ...('code' in error ? { code: error.code } : {}),
    ...('constraint' in error ? { constraint: error.constraint } : {}),
    ...(error.cause === undefined ? {} : { cause: describeFault(error.cause) }),
  }
}

/** The path of a request for the log: without its query, and without what a client put into an unknown path. */
export function loggedPath(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown'
}

export function logOptions(level: string) {
  return {
    level,
    base: null,
    // JSON escapes only ASCII control characters, but terminals, in which logs are read, react to others too.
    hooks: { streamWrite: printable },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: loggedPath(request) }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: describeFault,
    },
  }
}
