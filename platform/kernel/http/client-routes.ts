import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import { errorCodes } from '../../../contract/envelope'
import { createFirstView, shellPath } from '../first-view/first-view'
import { sendRefusal } from './envelope'
import { readScreenFacts } from './screen-facts'
import { closedPaths } from './closed-paths'
import type { FloodGuard } from './flood-guard'
import type { KnownMethods } from './known-methods'
import { Refusal } from './refusal'
import { StaticClient } from './static-client'

/**
 * Answers every request that no route serves, with a file of the build or else with a page. A missing file is a 404 and
 * never a page, so that a client that requests a chunk of an older build notices (B93). Any other request gets the
 * envelope of a refusal.
 */
export async function registerClient(app: FastifyInstance, methodsOf: KnownMethods, guard: FloodGuard): Promise<void> {
  const { buildDirectory, demo } = app.platform.configuration
  const client = await StaticClient.load(join(buildDirectory, 'web'))
  guard.classOfUnknown = (request) => (client.has(pathOf(request) ?? '') ? 'files' : 'pages')
  const firstView = await createFirstView(app)
  const isClosed = closedPaths(readScreenFacts(buildDirectory).closed)
  const answer = (request: FastifyRequest, reply: FastifyReply): boolean | Promise<boolean> => {
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const path = pathOf(request)
    if (!isRead || path === null || /^\/v\d+\//.test(path)) return false
    // Only a demo shows the component kit, and only when the build has it.
    if (path === '/kit' && !demo) return false
    if (client.has(path)) return client.send(path, request, reply).then((found) => found || sendMissingFile(reply))
    if (path !== shellPath && isFile(path)) return sendMissingFile(reply)
    if (isClosed(path)) reply.header('x-robots-tag', 'noindex')
    return acceptsPage(request.headers.accept) && firstView(request, reply)
  }
  app.setNotFoundHandler((request, reply) => {
    const wasSent = answer(request, reply)
    // A cached page is sent synchronously.
    if (wasSent === true) return
    Promise.resolve(wasSent)
      .then((wasSent) => wasSent || refuse(request, reply))
      .catch((error: unknown) => reply.send(error))
  })
  const refuse = (request: FastifyRequest, reply: FastifyReply): void => {
    const methods = methodsOf(pathOf(request) ?? '')
    const refusal =
      methods.length === 0
        ? new Refusal(errorCodes.notFound)
        : new Refusal(errorCodes.wrongMethod, null, {}, { allow: methods.join(', ') })
    sendRefusal(request, reply, refusal)
  }
}

function sendMissingFile(reply: FastifyReply): true {
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('404')
  return true
}

function pathOf({ url }: FastifyRequest): string | null {
  const queryStart = url.indexOf('?')
  const path = queryStart === -1 ? url : url.slice(0, queryStart)
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

function isFile(path: string): boolean {
  return path.startsWith('/static/') || /\.[a-z0-9]{1,11}$/i.test(path)
}

function acceptsPage(accept: string | undefined): boolean {
  return accept === undefined || /text\/html|\*\/\*/.test(accept)
}
