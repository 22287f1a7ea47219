import type { FastifyInstance } from 'fastify'
import { isInternalCall } from '../http/flood-guard'
import { noMetrics } from './metrics'

/** The label of what no route serves: pages and files of the client, and what does not exist. */
const ofClient = 'client'

/**
 * Measures each request from outside, by the pattern of its route and the class of its status, such as `2xx`, and the
 * connections to the database.
 */
export function measurePlatform(app: FastifyInstance): void {
  const { metrics, connection } = app.platform
  if (metrics === noMetrics) return
  app.addHook('onResponse', (request, reply, done) => {
    if (!isInternalCall(request))
      metrics.observe('townsquare_request_seconds', reply.elapsedTime / 1000, {
        route: request.is404 ? ofClient : (request.routeOptions.url ?? ofClient),
        // A method that nobody knows is a text from outside.
        method: app.supportedMethods.includes(request.method) ? request.method : 'other',
        status: `${Math.floor(reply.statusCode / 100)}xx`,
      })
    done()
  })
  const { load } = connection
  if (load === undefined) return
  for (const state of ['open', 'idle', 'waiting'] as const)
    metrics.watch('townsquare_database_connections', state, () => load()[state])
}
