import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readFile } from 'node:fs/promises'
import { projectFile } from '../shared/project-file'

/** Serves the contract as pages at /docs, in a demo only, with a Content-Security-Policy of their own. */
export async function registerDocumentation(app: FastifyInstance): Promise<void> {
  if (!app.platform.configuration.demo) return
  const document: unknown = JSON.parse(await readFile(projectFile('docs/openapi.json'), 'utf8'))
  await app.register(swagger, { mode: 'static', specification: { document: document as never } })
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true },
  })
}
