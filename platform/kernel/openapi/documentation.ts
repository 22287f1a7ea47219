import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { projectFile } from '../shared/project-file'

/** Serves the contract as pages at /docs, in a demo only, with a Content-Security-Policy of their own. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  if (!app.platform.configuration.demo) return
  // The pages' library keeps this object, and sends what it holds when it is asked for.
  const document = {}
  let filled: Promise<unknown> | undefined
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
    uiHooks: {
      onRequest: async ({ url }) => {
        if (/\/(?:json|yaml)(?:\?|$)/.test(url))
          await (filled ??= madeDocument().then((made) => Object.assign(document, made)))
      },
    },
  })
}

/** Makes the document in a thread of its own, because the compiler that reads the contract's comments is large. */
async function madeDocument(): Promise<object> {
  const program = pathToFileURL(projectFile('platform/kernel/openapi/write-openapi.ts')).href
  const start = `import('${import.meta.resolve('tsx/esm/api')}').then(({ register }) => { register(); return import('${program}') })`
  const thread = new Worker(start, { eval: true, execArgv: [], stdout: true })
  const failed = new Promise<never>((_, reject) => thread.once('error', reject))
  return JSON.parse(await Promise.race([text(thread.stdout), failed])) as object
}
