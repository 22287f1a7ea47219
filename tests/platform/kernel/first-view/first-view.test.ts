import { rm } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PrometheusMetrics } from '../../../../platform/kernel/metrics/prometheus-metrics'
import { readGeneration } from '../../../../platform/kernel/publishing/site-changes'
import { siteChanges } from '../../../../platform/kernel/publishing/site-changes.schema'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { forMembers, testFeature } from '../../../support/test-endpoints'
import { build, policyOf, named } from './client-build'

describe('a first view', () => {
  let platform: TestPlatform
  let directory: string
  beforeAll(async () => {
    directory = await build()
    platform = await startPlatform({
      features: [testFeature()],
      configuration: {
        buildDirectory: directory,
        demo: false,
        requestsPerMinute: 1,
        firstView: { fresh: 60, stale: 60, timeout: 60, sharedFresh: 120, sharedStale: 480 },
      },
    })
  })
  afterAll(async () => {
    await platform.close()
    await rm(directory, { recursive: true })
  })
  let addresses = 0
  /** Each from an address of its own, since each may ask for two pages a minute. */
  const get = async (url: string, headers: Record<string, string> = {}, from = `10.${(addresses += 1)}.0.1`) => {
    const answer = await platform.app.inject({ url, headers: { accept: 'text/html', ...headers }, remoteAddress: from })
    return { answer, drawn: JSON.parse(/json">(.*?)<\/script>/.exec(answer.payload)?.[1] ?? 'null') }
  }

  it('is drawn once for all guests, also where no call is left to who asks for it', async () => {
    const call = () => platform.call(forMembers, { from: '10.250.0.1' })
    expect([(await call()).status, (await call()).status]).toEqual([401, 429])
    const [one, two] = [await get('/index'), await get('/index')]
    expect(two.drawn).toEqual(one.drawn)
    expect(one.drawn).toMatchObject({ url: '/index', status: 401, code: 303001, language: 'zh-CN' })
    expect((await get('/other', {}, '10.250.0.1')).drawn.status).toBe(401)
    expect((await get('/more', {}, '10.250.0.1')).answer.statusCode).toBe(200)
    expect((await get('/third', {}, '10.250.0.1')).answer.statusCode).toBe(429)
  })

  it('lets nothing run but what the client wrote, whatever content holds', async () => {
    for (const encoding of ['identity', 'gzip']) {
      const { answer } = await get('/hostile', { 'accept-encoding': encoding })
      const html = encoding === 'gzip' ? gunzipSync(answer.rawPayload).toString() : answer.payload
      expect(html).toContain('<script nonce="__CSP_NONCE__">hack()</script>')
      expect(policyOf(answer)).toMatch(
        /style-src 'self' 'sha256-[\w+/=]{44}'; script-src 'sha256-[\w+/=]{44}' 'strict-dynamic'$/,
      )
      expect(policyOf(answer)).toContain(named('start()'))
      expect(policyOf(answer)).toContain(named('b{}'))
      expect(policyOf(answer)).not.toMatch(/nonce|script-src[^;]*unsafe/)
    }
  })

  it('is another in another language, with other preferences, for another query that counts', async () => {
    const first = (await get('/tv')).drawn
    expect((await get('/tv', { 'accept-language': 'en' })).drawn).toMatchObject({ language: 'en' })
    expect((await get('/tv', { 'accept-language': 'zh-CN', 'x-language': 'en' })).drawn).toMatchObject({
      language: 'zh-CN',
    })
    expect((await get('/tv', { cookie: 'preferences=dark; stranger=1' })).drawn).toMatchObject({
      cookies: { preferences: 'dark' },
    })
    expect((await get('/tv?tab=2&utm=x')).drawn).toMatchObject({ url: '/tv?tab=2' })
    expect((await get('/tv?utm=y')).drawn).toEqual(first)
  })

  it('is drawn anew when it is old, also where the clock was ahead when it was drawn', async () => {
    const running = await startPlatform({
      features: [testFeature()],
      configuration: {
        buildDirectory: directory,
        firstView: { fresh: 0.05, stale: 0, timeout: 60, sharedFresh: 120, sharedStale: 480 },
      },
    })
    const count = async () => {
      const { payload } = await running.app.inject({ url: '/index', headers: { accept: 'text/html' } })
      return JSON.parse(/json">(.*?)<\/script>/.exec(payload)?.[1] ?? 'null').count as number
    }
    const now = Date.now()
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 3_600_000)
    const ahead = await count()
    clock.mockReturnValue(now)
    await expect.poll(count).not.toBe(ahead)
    clock.mockRestore()
    await running.close()
  })

  it('that the proxy keeps is drawn again after a change, also where the notification of the change is late', async () => {
    const kept = (generation: string, url = '/kept') => get(url, { 'x-site-generation': generation })
    const generation = await readGeneration(platform.database)
    const first = await kept(generation)
    expect(first.answer.headers['cache-control']).toBe('s-maxage=120, stale-while-revalidate=480')
    // A change that is committed, and of which no notification comes.
    await platform.database.insert(siteChanges).values({})
    expect((await kept(generation)).drawn).toEqual(first.drawn)
    const next = await readGeneration(platform.database)
    const second = await kept(next)
    expect([next === generation, second.drawn.count > first.drawn.count]).toEqual([false, true])
    // A state that nobody has heard of expires nothing.
    expect((await kept('invented')).drawn).toEqual(second.drawn)
    expect((await get('/kept')).answer.headers['cache-control']).toBe('no-cache')
    const gone = await kept(next, '/gone')
    expect(gone.answer.headers['cache-control']).toBe('s-maxage=60, stale-while-revalidate=0')
  })

  it('that cannot be drawn after a change is sent as it was before, and kept by a proxy for a second alone', async () => {
    const asked = async () => get('/once', { 'x-site-generation': await readGeneration(platform.database) })
    const before = await asked()
    await platform.database.insert(siteChanges).values({})
    const after = await asked()
    expect([before.drawn.url, after.drawn]).toEqual(['/once', before.drawn])
    expect(before.answer.headers['cache-control']).toBe('s-maxage=120, stale-while-revalidate=480')
    expect(after.answer.headers['cache-control']).toBe('s-maxage=1, stale-while-revalidate=0')
    const empty = await get('/breaks', { 'x-site-generation': await readGeneration(platform.database) })
    expect(empty.answer.headers['cache-control']).toBe('s-maxage=1, stale-while-revalidate=0')
  })

  it('of a member is never sent to others', async () => {
    const { token } = await platform.logIn()
    const mine = await get('/mine?utm=z', { cookie: `authorization=${token}; user_info=x` })
    expect(mine.drawn).toMatchObject({ url: '/mine?utm=z', status: 200, cookies: { authorization: token } })
    expect((await get('/mine')).drawn).toMatchObject({ status: 401, cookies: {} })
    expect((await get('/mine', { cookie: `authorization=${token}` })).drawn.count).not.toBe(mine.drawn.count)
  })

  it('that all members share is drawn without anything of who asks', async () => {
    const [one, other] = [await platform.logIn(), await platform.logIn()]
    const first = await get('/wallet?secret=1', { cookie: `authorization=${one.token}; user_info=x; city=a` })
    expect(first.drawn).toMatchObject({ url: '/wallet', status: 401, cookies: { authorization: 'member', city: 'a' } })
    expect(first.drawn.cookies).not.toHaveProperty('user_info')
    expect((await get('/wallet', { cookie: `authorization=${other.token}; city=a` })).drawn).toEqual(first.drawn)
    expect(first.answer.headers['cache-control']).toBe('no-cache')
    expect((await get('/wallet', { cookie: 'city=a' })).drawn).toMatchObject({ cookies: { city: 'a' } })
  })

  it('that was drawn with the answer of a secret address is kept for nobody', async () => {
    const first = await get('/preview/token')
    expect(first.answer.headers['cache-control']).toBe('private, no-store')
    expect((await get('/preview/token')).drawn.count).not.toBe(first.drawn.count)
  })

  it('keeps a query that a redirect passes on, without sharing it', async () => {
    expect((await get('/?app_token=secret')).answer.headers).toMatchObject({
      location: '/page/?app_token=secret',
      'cache-control': 'private, no-store',
    })
    expect((await get('/')).answer.headers.location).toBe('/page/')
  })

  it('stays available to others while one address exceeds its share, whose remaining pages the client renders', async () => {
    let open = (): void => undefined
    const held = new Promise<void>((resolve) => (open = resolve))
    const busy = await startPlatform({
      features: [testFeature({ breaks: async () => held.then(() => ({})) })],
      configuration: {
        buildDirectory: directory,
        firstView: { fresh: 60, stale: 60, timeout: 60, sharedFresh: 120, sharedStale: 480 },
      },
    })
    const from = (address: string, url: string) =>
      busy.app.inject({ url, headers: { accept: 'text/html' }, remoteAddress: address })
    let drawn = 0
    let waiting = 0
    const settled: Promise<unknown>[] = []
    for (let index = 0; index < 20; index += 1) {
      waiting += 1
      settled.push(
        from('192.0.2.1', `/held/${index}`).then(({ statusCode, payload }) => {
          waiting -= 1
          if (payload.includes('json">')) drawn += 1
          expect([statusCode, payload.includes('id="root"')]).toEqual([200, true])
        }),
      )
    }
    await vi.waitFor(() => expect(waiting).toBe(4), { timeout: 15_000 })
    expect(drawn).toBe(0)
    expect((await from('192.0.2.2', '/index')).payload).toContain('json">')
    open()
    await Promise.all(settled)
    expect(drawn).toBe(4)
    await busy.close()
  })

  it('that cannot be drawn is left to the client', async () => {
    const { answer } = await get('/breaks')
    expect([answer.statusCode, answer.payload.includes('id="root"')]).toEqual([200, true])
  })

  it('is counted: from the cache, drawn, or empty', async () => {
    const metrics = new PrometheusMetrics()
    const running = await startPlatform({
      features: [testFeature()],
      configuration: {
        buildDirectory: directory,
        firstView: { fresh: 60, stale: 60, timeout: 60, sharedFresh: 120, sharedStale: 480 },
      },
      metrics,
    })
    for (const url of ['/index', '/index', '/index', '/breaks'])
      await running.app.inject({ url, headers: { accept: 'text/html' } })
    const text = await metrics.text()
    await running.close()
    for (const [from, times] of Object.entries({ cache: 2, drawing: 1, empty: 1 }))
      expect(text).toContain(`townsquare_first_views_total{from="${from}"} ${times}\n`)
    // The call that the drawing made within the process is none from outside.
    expect(text).not.toContain('route="/v1/test/members"')
  })

  it('is none of the kit without a demo', async () => {
    expect(
      (await platform.app.inject({ url: '/kit', remoteAddress: '10.251.0.1', headers: { accept: 'text/html' } }))
        .statusCode,
    ).toBe(404)
  })

  it('B09: redirects a desktop browser to the PC site, without affecting others', async () => {
    const desktop = {
      'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/129.0.0.0',
      'sec-fetch-dest': 'document',
    }
    const { answer } = await get('/desk/1?a=b', desktop)
    expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
      302,
      'https://www.city.example/desk/1?a=b',
      'private, no-store',
    ])
    // In a frame, on a phone, with an app's token, and from a browser that does not say what it asks for.
    for (const headers of [
      { ...desktop, 'sec-fetch-dest': 'iframe' },
      { ...desktop, 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' },
      { 'user-agent': desktop['user-agent'] },
    ]) {
      expect((await get('/desk/1?a=b', headers)).answer.statusCode).toBe(200)
    }
    expect((await get('/desk/1?app_token=t', desktop)).answer.statusCode).toBe(200)
    expect((await get('/index', desktop)).answer.statusCode).toBe(200)
  })

  it('brings its own status and headers', async () => {
    const { answer } = await get('/gone')
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, 'noindex'])
  })
})
