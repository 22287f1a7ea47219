import { sql } from 'drizzle-orm'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendFeedback } from '../../../../contract/feedback'
import { search } from '../../../../contract/search'
import { getUser } from '../../../../contract/session'
import type { Configuration } from '../../../../platform/kernel/configuration'
import { cleanUp } from '../../../../platform/clean-up'
import { openTelemetry } from '../../../../platform/kernel/tracing/open-telemetry'
import { withoutValues } from '../../../../platform/kernel/tracing/trace-statements'
import type { Tracing } from '../../../../platform/kernel/tracing/tracing'
import { describeOnBothDatabases } from '../../../support/databases'
import { startPlatform, type TestPlatform } from '../../../support/platform'
import { recordLog } from '../../../support/recorded-log'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[]
  readonly status: { readonly code?: number }
}

/** A collector of OpenTelemetry that remembers what it was sent. */
class Collector {
  readonly bodies: string[] = []
  private readonly server: Server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      this.bodies.push(`${request.url} ${body}`)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  spans(): readonly Span[] {
    return this.bodies.flatMap((body) => {
      const { resourceSpans } = JSON.parse(body.slice(body.indexOf('{'))) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[]
      }
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    })
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }
}

const factOf = ({ attributes }: Span, key: string): unknown =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0]

const marked = { phone: '13700001234', nickname: 'Marked Nickname', words: 'markedwords', text: 'A marked text' }

describeOnBothDatabases('traces', (open) => {
  let collector: Collector
  let tracing: Tracing
  let platform: TestPlatform
  const start = async (configuration: Partial<Configuration> = {}) => {
    platform = await startPlatform({
      connection: await open(),
      tracing,
      configuration: { trustProxy: '127.0.0.1', ...configuration },
    })
  }
  beforeEach(async () => {
    collector = new Collector()
    tracing = openTelemetry(await collector.open())
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await platform.close()
    await tracing.close()
    collector.close()
  })

  it('lead from a request to its statements by one id, through a body and within the span of the proxy', async () => {
    await start()
    const traceId = '0af7651916cd43dd8448eb211c80319c'
    const { token } = await platform.logIn()
    await Promise.all(
      ['first-request', 'other-request'].map((id) =>
        platform.call(sendFeedback, {
          token,
          body: { kind: 'idea', text: marked.text, pictures: [], contact: '' },
          headers: {
            'idempotency-key': `${id}-key-of-feedback`,
            'x-request-id': id,
            ...(id === 'first-request' ? { traceparent: `00-${traceId}-b7ad6b7169203331-01` } : {}),
          },
        }),
      ),
    )
    await tracing.close()
    const spans = collector.spans()
    const request = spans.find((span) => factOf(span, 'townsquare.request_id') === 'first-request')
    expect(request).toBeDefined()
    const server = spans.filter(({ name }) => name === 'POST /v1/feedback')
    expect(server.map((span) => factOf(span, 'http.response.status_code'))).toEqual([200, 200])
    for (const each of server) {
      const id = factOf(each, 'townsquare.request_id')
      const parts = spans.filter(({ parentSpanId }) => parentSpanId === each.spanId)
      expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['SELECT', 'INSERT']))
      expect(new Set(parts.map((span) => factOf(span, 'townsquare.request_id')))).toEqual(new Set([id]))
      expect(parts.some((span) => String(factOf(span, 'db.query.text')).includes('into "feedback"'))).toBe(true)
      if (id === 'first-request') expect([each.traceId, each.parentSpanId]).toEqual([traceId, 'b7ad6b7169203331'])
    }
  })

  it('and slow statements in the log hold nothing of a member', async () => {
    await start({ slowStatement: 0, logLevel: 'info' })
    const log = recordLog(platform)
    const { id, token } = await platform.logIn({ phone: marked.phone, nickname: marked.nickname })
    const headers = { 'x-request-id': 'marked-request', 'user-agent': 'MarkedBrowser/1', 'x-real-ip': '10.9.8.7' }
    await platform.call(getUser, { token, headers })
    await platform.call(search, { token, headers, query: { q: marked.words } })
    await platform.call(sendFeedback, {
      token,
      headers: { ...headers, 'idempotency-key': 'marked-key-0123456789' },
      body: { kind: 'idea', text: marked.text, pictures: [], contact: marked.phone },
      from: '10.9.8.7',
    })
    await platform.app.inject({ url: `/nowhere/${marked.words}?phone=${marked.phone}`, headers })
    await cleanUp(platform.platform)
    await tracing.close()

    const told = collector.bodies.join('\n')
    const logged = log.text()
    const secrets = [...Object.values(marked), id, token, 'MarkedBrowser', '10.9.8.7', 'marked-key', 'phone=']
    for (const secret of secrets) expect([told.includes(secret), logged.includes(secret)]).toEqual([false, false])

    expect(told).toContain('/v1/traces ')
    expect(collector.spans().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /v1/search', 'GET client', 'clean-up session']),
    )
    const slow = log.lines().filter(({ msg }) => msg === 'a slow statement')
    expect(slow.some(({ reqId, statement }) => reqId === 'marked-request' && /feedback/.test(String(statement)))).toBe(
      true,
    )
  })

  it('count a fault as one, and say of it no more', async () => {
    await start()
    await platform.database.execute(sql`alter table feedback rename to feedback_elsewhere`)
    try {
      await platform.call(sendFeedback, {
        body: { kind: 'idea', text: marked.text, pictures: [], contact: '' },
        headers: { 'idempotency-key': 'a-key-of-a-failing-call' },
      })
    } finally {
      // Tests share their databases.
      await platform.database.execute(sql`alter table feedback_elsewhere rename to feedback`)
    }
    await tracing.close()
    const failed = collector.spans().filter(({ status }) => status.code === 2)
    expect(failed.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT', 'POST /v1/feedback']))
    expect(JSON.stringify(failed)).not.toContain('does not exist')
  })
})

it('a statement is told without its texts', () => {
  expect(withoutValues("select  'Li ''Hua' as a,\n b from users where phone = $1")).toBe(
    "select '?' as a, b from users where phone = $1",
  )
})
