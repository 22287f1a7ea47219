import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
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

/** Makes the document in a process of its own, because the compiler that reads the contract's comments is large. */
async function madeDocument(): Promise<object> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), projectFile('platform/kernel/openapi/write-openapi.ts')],
    { maxBuffer: Infinity },
  )
  return JSON.parse(stdout) as object
}
