import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { enteringScript, foreignOriginOf, registerFramedDocuments } from '../../../platform/demo/pages/framed-documents'
import { demoFeature } from '../../../platform/demo/pages/demo.routes'
import { hashSource } from '../../../platform/kernel/http/security-headers'
import type { Platform } from '../../../platform/kernel/platform'

const policy = "default-src 'self'; frame-ancestors 'self'; script-src 'sha256-own' 'strict-dynamic'"

function withPages(register: (app: ReturnType<typeof fastify>) => unknown) {
  const app = fastify()
  void register(app)
  app.get('/index', (_request, reply) =>
    reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send('<html><head></head></html>'),
  )
  app.get('/data', (_request, reply) => reply.header('content-security-policy', policy).send({ head: '<head>' }))
  return async (url: string, headers: Record<string, string>) => {
    const { payload, headers: answered } = await app.inject({ url, headers: { host: '127.0.0.1:8787', ...headers } })
    return { payload, policy: answered['content-security-policy'] }
  }
}

const inFrame = { 'sec-fetch-dest': 'iframe', 'accept-encoding': 'br' }

describe('a document in a frame of the demo', () => {
  const open = withPages(registerFramedDocuments)

  it('lets the demo put an app into it before its own scripts, by a script that its policy names', async () => {
    const { payload, policy: given } = await open('/index', inFrame)
    expect(payload).toBe(`<html><head><script>${enteringScript}</script></head></html>`)
    expect(given).toBe(
      `default-src 'self'; frame-ancestors 'self' http://127.0.0.1:8787 http://localhost:8787; script-src ${hashSource(enteringScript)} 'sha256-own' 'strict-dynamic'`,
    )
  })

  it('is the same where a browser does not say where it opens it, and another page led to it', async () => {
    expect((await open('/index', { referer: 'http://city.local/demo' })).payload).toContain(enteringScript)
  })

  it.each([
    ['a tab', '/index', { 'sec-fetch-dest': 'document', referer: 'http://127.0.0.1:8787/demo' }],
    ['a browser that says nothing', '/index', {}],
    ['a frame with data', '/data', inFrame],
  ])('is left as it is in %s', async (_where, path, headers) => {
    const { payload, policy: given } = await open(path, headers)
    expect([payload.includes('<script>'), given]).toEqual([false, policy])
  })
})

it('a platform that is not the demo leaves documents in frames as they are', async () => {
  const open = withPages((app) => {
    app.decorate('platform', { configuration: { demo: false } } as Platform)
    return demoFeature.routes(app)
  })
  expect(await open('/index', inFrame)).toEqual({ payload: '<html><head></head></html>', policy })
})

it('the names of this machine are foreign to each other, and other names have no other', () => {
  expect(['127.0.0.1:80', 'localhost', 'city.example'].map(foreignOriginOf)).toEqual([
    'http://localhost:80',
    'http://127.0.0.1',
    null,
  ])
})
