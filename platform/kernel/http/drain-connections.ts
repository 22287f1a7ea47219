import type { FastifyInstance } from 'fastify'
import { Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds without a request after which the connections that are still open are taken for unused. */
const quiet = 1000
/** Milliseconds after which the server closes in any case. */
const longest = 5000
/** Milliseconds between two looks at what is open. */
const lookEvery = 20

/**
 * Makes the server stop in an order in which no request is lost. A proxy keeps connections open, and sends a request on
 * one of them at the very moment at which an ending process would close it; what is not safe to repeat, such as a POST,
 * then fails. So new connections are refused first, which a proxy takes as the sign to ask another process; each answer
 * on an open one closes it; and only those on which nothing comes any more are closed by the server itself.
 * @returns what waits for that; it is called last, when event streams have been ended
 */
export function drainConnections(app: FastifyInstance): () => Promise<void> {
  const { server } = app
  let lastRequest = 0
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    // The server's own `close` would close idle connections, too.
    if (server.listening) Server.prototype.close.call(server)
    done()
  })
  app.addHook('onRequest', (_request, _reply, done) => {
    lastRequest = performance.now()
    done()
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  return async () => {
    const begun = performance.now()
    const isOver = (): boolean => {
      const now = performance.now()
      return now - Math.max(begun, lastRequest) >= quiet || now - begun >= longest
    }
    while (!isOver() && (await openConnections(server)) > 0) await pause(lookEvery)
  }
}

const openConnections = (server: FastifyInstance['server']): Promise<number> =>
  new Promise((resolve) => {
    server.getConnections((_error, count) => resolve(count ?? 0))
  })
