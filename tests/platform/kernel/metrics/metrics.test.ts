import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messageStreamUrl } from '../../../../contract/message-events'
import { cleanUp } from '../../../../platform/clean-up'
import { counts, durations, levels } from '../../../../platform/kernel/metrics/metrics'
import { PrometheusMetrics } from '../../../../platform/kernel/metrics/prometheus-metrics'
import { serveMetrics } from '../../../../platform/kernel/metrics/serve-metrics'
import { describeOnBothDatabases } from '../../../support/databases'
import { openEvents } from '../../../support/event-stream'
import { startPlatform, type TestPlatform } from '../../../support/platform'

/** The value of the first line that begins so; null without one. */
const valueOf = (text: string, beginning: string): number | null => {
  const line = text.split('\n').find((each) => each.startsWith(beginning))
  return line === undefined ? null : Number(line.split(' ').at(-1))
}

describeOnBothDatabases('metrics', (open) => {
  let platform: TestPlatform
  const metrics = new PrometheusMetrics()

  beforeAll(async () => {
    platform = await startPlatform({ connection: await open(), metrics })
  })
  afterAll(() => platform.close())

  it('measure requests by their routes, and have nothing of a person', async () => {
    const { token } = await platform.logIn({ id: 'user-secret', phone: '13900000077', nickname: 'Jia Ning' })
    await platform.app.inject({ url: '/v1/consumer/user?phone=13900000077', headers: { authorization: token } })
    await platform.app.inject({ url: '/v1/messages/secret-message/13900000077' })
    await platform.app.inject({ method: 'PROPFIND' as 'GET', url: '/13900000077' })
    const text = await metrics.text()
    const route = 'townsquare_request_seconds_count{route="/v1/consumer/user",method="GET",status="2xx"}'
    expect(valueOf(text, route)).toBe(1)
    expect(text).toContain('route="client"')
    for (const secret of ['13900000077', 'user-secret', 'Jia Ning', 'secret-message', token, '127.0.0.1'])
      expect(text).not.toContain(secret)
  })

  it('measure what the platform does by time, with its failures', async () => {
    await cleanUp(platform.platform, [
      { name: 'quick', routes: () => undefined, cleanUp: async () => undefined },
      { name: 'none', routes: () => undefined },
    ])
    const broken = async () => {
      throw new Error('cannot')
    }
    await expect(
      cleanUp(platform.platform, [{ name: 'broken', routes: () => undefined, cleanUp: broken }]),
    ).rejects.toThrow('cannot')
    const text = await metrics.text()
    const runsOf = (job: string, outcome: string) =>
      valueOf(text, `townsquare_job_seconds_count{job="clean-up ${job}",outcome="${outcome}"}`)
    expect([runsOf('quick', 'done'), runsOf('none', 'done'), runsOf('broken', 'failed')]).toEqual([1, null, 1])
  })

  it('count open streams while they are open', async () => {
    const openStreams = async () => valueOf(await metrics.text(), `townsquare_event_streams{of="${messageStreamUrl}"}`)
    expect(await openStreams()).toBe(0)
    const { token } = await platform.logIn()
    const events = await openEvents(platform, messageStreamUrl, { authorization: token })
    expect([events.response.statusCode, await openStreams()]).toEqual([200, 1])
    events.leave()
    await expect.poll(openStreams).toBe(0)
  })

  it('know the connections of PostgreSQL', async () => {
    await platform.database.execute(sql`select 1`)
    const open = valueOf(await metrics.text(), 'townsquare_database_connections{of="open"}')
    expect(open === null).toBe(platform.platform.connection.kind === 'pglite')
    if (open !== null) expect(open).toBeGreaterThan(0)
  })
})

describe('the address of the metrics', () => {
  it('gives them there alone', async () => {
    const metrics = new PrometheusMetrics()
    metrics.count('townsquare_first_views_total', { from: 'cache' }, 3)
    const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 })
    const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${server.port}${path}`, { method })
    const answer = await ask('/metrics')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/plain')])
    const text = await answer.text()
    expect(valueOf(text, 'townsquare_first_views_total{from="cache"}')).toBe(3)
    expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
    expect([(await ask('/')).status, (await ask('/metrics', 'POST')).status]).toEqual([404, 404])
    await server.close()
  })

  it('is described with each of them', () => {
    const operating = readFileSync('docs/operating.md', 'utf8')
    for (const name of [...Object.keys(durations), ...Object.keys(counts), ...Object.keys(levels)])
      expect(operating).toContain(`\`${name}`)
  })
})
