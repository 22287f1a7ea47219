import fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Configuration } from '../configuration'
import { registerBodyDeadline } from './body-deadline'
import { registerFaults } from './faults'
import { registerJsonBody } from './json-body'
import { loggedPath, logOptions } from './log-options'

/** The most bytes of a JSON body; files go through the upload route, which has limits of its own. */
const bodyLimit = 256 * 1024

/** Creates a Fastify instance with the limits, the logging and the error answers that all routes share. */
export function createServer(configuration: Configuration): FastifyInstance {
  const { trustProxy } = configuration
  const app: FastifyInstance = fastify({
    logger: configuration.logLevel === 'silent' ? false : logOptions(configuration.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => idOfProxy(headers, trustProxy !== false) ?? randomUUID(),
    requestIdHeader: false,
    trustProxy: typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy,
    bodyLimit,
    forceCloseConnections: 'idle',
    // What comes on an open connection while the platform stops is answered as usual, with `connection: close`: a proxy
    // would pass a 503 on to the visitor, although another process could answer.
    return503OnClosing: false,
    keepAliveTimeout: 65_000,
    connectionTimeout: 120_000,
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  })
  app.server.headersTimeout = 15_000
  // Authorised uploads may take longer (B100); every other body has a deadline.
  app.server.requestTimeout = 6_000_000
  registerFaults(app)
  registerJsonBody(app)
  registerBodyDeadline(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // A demo logs only errors at `info`, so that its terminal stays readable.
    const level = configuration.demo && reply.statusCode < 500 ? 'debug' : 'info'
    request.log[level](
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    )
    done()
  })
  return app
}

/**
 * An address whose path can be read. Messengers cut long addresses, also within a character that is written in several
 * parts; the router would answer that with an error for programs, although a person follows the link. Its path is taken
 * as it stands then, which is how the client reads it, and leads to the page that says that there is nothing.
 */
function readableUrl(url: string): string {
  const path = url.split('?', 1)[0] ?? ''
  try {
    decodeURIComponent(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

/** The id that the proxy in front gave a request, so that both logs have the same one; null without a trusted proxy. */
function idOfProxy({ 'x-request-id': id }: IncomingHttpHeaders, hasProxy: boolean): string | null {
  return hasProxy && typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : null
}
