import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AsyncResource } from 'node:async_hooks'
import { runningWork, type OpenSpan } from './tracing'

/**
 * Runs each request as the work of its id, inside a span by the pattern of its route: the calls from which a page is
 * drawn are parts of the page's own span.
 */
export function traceRequests(app: FastifyInstance): void {
  const { tracing, configuration } = app.platform
  const scopes = new WeakMap<FastifyRequest, AsyncResource>()
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.is404 ? 'client' : (request.routeOptions.url ?? 'client')
    // A method that nobody knows is a text from outside.
    const method = app.supportedMethods.includes(request.method) ? request.method : 'other'
    const facts = { 'http.request.method': method, 'http.route': route, 'townsquare.request_id': request.id }
    const { traceparent } = request.headers
    const span = tracing.begin(
      'request',
      `${method} ${route}`,
      facts,
      runningWork.getStore()?.span ?? null,
      configuration.trustProxy !== false && typeof traceparent === 'string' ? traceparent : null,
    )
    spans.set(request, span)
    runningWork.run({ id: request.id, span }, () => {
      scopes.set(request, new AsyncResource('request'))
      done()
    })
  })
  // A body that arrives is parsed in the context of its connection: what follows goes on in that of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopes.get(request)
    if (scope === undefined) done()
    else scope.runInAsyncScope(done)
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    spans.get(request)?.end({ 'http.response.status_code': statusCode }, statusCode >= 500)
    done()
  })
}
