import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { text } from 'node:stream/consumers'
import { CachedValue } from '../shared/cached-value'
import { sourceThread } from '../shared/source-thread'

/** Serves the contract as pages at /docs, in a demo only, with a Content-Security-Policy of their own. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  if (!app.platform.configuration.demo) return
  // The pages' library keeps this object, and sends what it holds when it is asked for.
  const document = {}
  const filled = new CachedValue(async () => Object.assign(document, await makeDocument()), Infinity)
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
    uiHooks: {
      onRequest: async ({ url }) => {
        if (/\/(?:json|yaml)(?:\?|$)/.test(url)) await filled.get()
      },
    },
  })
}

/** Makes the document in a thread of its own, because the compiler that reads the contract's comments is large. */
async function makeDocument(): Promise<object> {
  const thread = sourceThread('platform/kernel/openapi/write-openapi.ts', { stdout: true })
  const failed = new Promise<never>((_, reject) => thread.once('error', reject))
  return JSON.parse(await Promise.race([text(thread.stdout), failed])) as object
}
