import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { floodClasses, limitedAs } from '../../../../platform/kernel/limits/flood-classes'
import type { PlatformFeature } from '../../../../platform/kernel/platform'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { breaks, echo, forMembers, testFeature } from '../../../support/test-endpoints'

/** Sends a request whose first line is exactly that; returns the status. */
async function sendLine(platform: TestPlatform, line: string): Promise<number> {
  if (platform.app.server.address() === null) await platform.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = platform.app.server.address() as AddressInfo
  return await new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(Buffer.from(`${line} HTTP/1.1\r\nhost: city.example\r\nconnection: close\r\n\r\n`))
    })
    socket.on('data', (chunk) => (text += chunk.toString('latin1')))
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1])))
    socket.on('error', reject)
  })
}

/** Spellings of `/v1/test/breaks`: those that reach it, and those that only look like it. */
const spellings: readonly string[] = [
  ...['/v1/test/breaks', '/%761/test/breaks', '/v%31/test/breaks', '/%76%31/test/breaks', '/v1/%74est/breaks'],
  ...['/v1/%74%65%73%74/breaks', '/v1/test/%62reaks', '/v1/test/break%73', '/%76%31/%74%65%73%74/%62%72%65%61%6b%73'],
  ...['/%2576%2531/test/breaks', '/v1%2Ftest%2Fbreaks', '/v1%2ftest/breaks', '/%2Fv1/test/breaks', '/v1/test%5Cbreaks'],
  ...['//v1/test/breaks', '/v1//test/breaks', '/v1/test//breaks', '///v1///test///breaks', '/v1/test/breaks/'],
  ...['/v1/test/breaks//', '/V1/test/breaks', '/v1/TEST/breaks', '/v1/test/BREAKS', '/v1/Test/Breaks'],
  ...['/./v1/test/breaks', '/v1/./test/breaks', '/v1/test/./breaks', '/x/../v1/test/breaks', '/v1/x/../test/breaks'],
  ...[
    '/v1/test/breaks/.',
    '/v1/test/breaks/..',
    '/%2e/v1/test/breaks',
    '/%2e%2e/v1/test/breaks',
    '/v1/test/x/%2e%2e/breaks',
  ],
  ...[
    '/v1/test/breaks?',
    '/v1/test/breaks?x=1',
    '/v1/test/breaks?how=a&how=b',
    '/v1/test/breaks??',
    '/v1/test/breaks?/../x',
  ],
  ...['/v1/test/breaks#part', '/v1/test/breaks;v=1', '/v1;a=b/test/breaks', '/v1/test;/breaks', '/v1/test/breaks&x=1'],
  ...[
    'http://city.example/v1/test/breaks',
    'http://other.example/v1/test/breaks',
    'HTTP://CITY.EXAMPLE/v1/test/breaks',
  ],
  ...['https://city.example:443/%761/test/breaks', 'http://a@city.example/v1/test/breaks', '*/v1/test/breaks'],
  ...[
    '/v1/test/breaks%00',
    '/v1/test/breaks%20',
    '/v1/test/%E2%80%8Bbreaks',
    '/%EF%BD%961/test/breaks',
    '/v1/tést/breaks',
  ],
  ...['/v1/test/breaks%zz', '/v1\\test\\breaks', '/v1/test/brеaks', '/v1/test/breaks%E0%80%AE', '/v1/test/breaks.json'],
]

describe('the guard against floods', () => {
  let platform: TestPlatform | null = null
  afterEach(() => platform?.close())
  const start = async (requestsPerMinute: number, feature: PlatformFeature = testFeature()) =>
    (platform = await startPlatform({ features: [feature], configuration: { requestsPerMinute } }))

  it('limits an address, which others do not feel', async () => {
    const { call, app } = await start(3)
    const ask = (from: string) => call(forMembers, { from })
    for (let count = 0; count < 3; count += 1) expect((await ask('10.0.0.1')).status).toBe(401)
    const refused = await ask('10.0.0.1')
    expect(refused).toMatchObject({ status: 429, code: 429001 })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await ask('10.0.0.2')).status).toBe(401)
    expect((await app.inject({ url: '/health', remoteAddress: '10.0.0.1' })).statusCode).toBe(200)
  })

  it(`is passed by none of ${spellings.length} spellings of an address`, async () => {
    expect(new Set(spellings).size).toBeGreaterThanOrEqual(50)
    let answered = 0
    const running = await start(4, testFeature({ breaks: async () => (answered++, {}) }))
    for (let count = 0; count < 5; count += 1) await sendLine(running, 'GET /v1/test/breaks')
    expect(answered).toBe(4)
    const rounds: number[][] = [[], []]
    for (const statuses of rounds)
      for (const spelling of spellings)
        for (const method of ['GET', 'HEAD']) statuses.push(await sendLine(running, `${method} ${spelling}`))
    expect(answered).toBe(4)
    // What reaches nothing is limited, too; what is no address is refused before anything is done for it.
    expect(new Set(rounds[1])).toEqual(new Set([400, 429]))
    expect(rounds[1]?.filter((status) => status === 400).length).toBeLessThan(12)
  })

  it('registers no route without a class', async () => {
    const careless: PlatformFeature = {
      name: 'careless',
      routes: (app) => void app.get('/careless', async () => 'here'),
    }
    await expect(startPlatform({ features: [careless] })).rejects.toThrow('GET /careless has no class of limits')
  })

  it('lets a trusted proxy ask for the state of the site as often as it needs, and nobody else', async () => {
    platform = await startPlatform({ features: [], configuration: { requestsPerMinute: 2, trustProxy: '127.0.0.1' } })
    const { app } = platform
    const ask = async (remoteAddress: string) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      return (await app.inject({ url: '/site-generation', remoteAddress, headers })).statusCode
    }
    for (let count = 0; count < 10; count += 1) expect(await ask('127.0.0.1')).toBe(204)
    expect([await ask('10.0.0.1'), await ask('10.0.0.1'), await ask('10.0.0.1')]).toEqual([204, 204, 429])
    // What it asks for a visitor counts as the visitor's, as before.
    const health = () => app.inject({ url: '/health', headers: { 'x-forwarded-for': '203.0.113.8' } })
    expect([await health(), await health(), await health()].map(({ statusCode }) => statusCode)).toEqual([
      200, 200, 429,
    ])
  })

  it('counts each class by itself, also what no route serves', async () => {
    const outside: PlatformFeature = {
      name: 'outside',
      routes: (app) => {
        for (const flood of Object.keys(floodClasses) as (keyof typeof floodClasses)[])
          app.get(`/${flood}/:any`, limitedAs(flood), async () => 'here')
      },
    }
    const { app } = await start(2, outside)
    const refusedAfter = async (address: (count: number) => string) => {
      for (let count = 0; ; count += 1) if ((await app.inject(address(count))).statusCode === 429) return count
    }
    for (const [flood, { pace }] of Object.entries(floodClasses).filter(([name]) => name !== 'pages'))
      expect(await refusedAfter((count) => `/${flood}/${count}`)).toBe(Math.ceil(2 * pace))
    expect(await refusedAfter((count) => `/unknown-${count}`)).toBe(2 * floodClasses.pages.pace)
    expect(await refusedAfter((count) => `/pages/${count}`)).toBe(0)
  })

  it('counts a member by themselves, wherever they are, and who pretends to be one as a guest', async () => {
    const { call, logIn } = await start(3)
    const { token } = await logIn()
    expect((await call(forMembers, { token, from: '10.0.0.1' })).status).toBe(200)
    const guests = Array.from({ length: 8 }, () => call(forMembers, { from: '10.0.0.1' }))
    expect((await Promise.all(guests)).filter(({ status }) => status === 429)).toHaveLength(6)
    const own = []
    for (const from of ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'])
      own.push((await call(forMembers, { token, from })).status)
    expect(own).toEqual([200, 200, 200, 429])
    expect((await call(forMembers, { token: 'made-up', from: '10.0.0.1' })).status).toBe(429)
  })

  it('limits the guests of a network, who have as many addresses as they like', async () => {
    const { call } = await start(1)
    let answered = 0
    for (let index = 0; index < 60; index += 1)
      if ((await call(forMembers, { from: `2001:db8:0:${index.toString(16)}::1` })).status === 401) answered += 1
    expect(answered).toBe(20)
    expect((await call(forMembers, { from: '2001:db8:1::1' })).status).toBe(401)
  })

  it('lets an asker have so many open requests, and gives the places back, also of those that were cut', async () => {
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    const { call, app } = await start(
      1_000_000,
      testFeature({
        breaks: async () => {
          await held
          return {}
        },
      }),
    )
    const { open } = floodClasses.calls
    const ask = () => call(breaks, { from: '10.0.0.1' })
    const waiting = Array.from({ length: open }, ask)
    expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': '1' } })
    expect((await call(forMembers, { from: '10.0.0.2' })).status).toBe(401)
    release()
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array<number>(open).fill(200))
    expect((await ask()).status).toBe(200)
    // Requests that follow each other on one connection, which is cut while the first is still answered.
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    for (let round = 0; round < 3; round += 1)
      await new Promise<void>((resolve) => {
        const socket = connect(port, '127.0.0.1', () => {
          socket.write(`GET /v1/test/breaks HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(open), () => socket.destroy())
        })
        socket.once('close', () => resolve())
      })
    expect(await sendLine(platform!, 'GET /v1/test/breaks')).toBe(200)
  })

  it('holds for every route of a demo, and for those of libraries', async () => {
    platform = await startPlatform({ configuration: { demo: true, requestsPerMinute: 2 } })
    const { app } = platform
    const ask = async () => (await app.inject('/docs/')).statusCode
    expect([await ask(), await ask()]).toEqual([200, 429])
  })

  it('counts preflights, and lets listed pages read what they are refused with', async () => {
    platform = await startPlatform({
      features: [testFeature()],
      configuration: { requestsPerMinute: 2, corsOrigins: ['https://city.example'] },
    })
    const { app } = platform
    const headers = { origin: 'https://city.example', 'access-control-request-method': 'GET' }
    const ask = (method: 'GET' | 'OPTIONS', remoteAddress: string) =>
      app.inject({ method, url: '/v1/test/members', headers, remoteAddress })
    for (const method of ['GET', 'OPTIONS'] as const) {
      const from = method === 'GET' ? '10.0.0.1' : '10.0.0.2'
      for (let count = 0; count < 2; count += 1) expect((await ask(method, from)).statusCode).not.toBe(429)
      const refused = await ask(method, from)
      expect(refused.statusCode).toBe(429)
      if (method === 'GET') expect(refused.headers['access-control-allow-origin']).toBe('https://city.example')
    }
  })

  it('counts what is refused for its body before the body is read', async () => {
    const { call } = await start(2)
    const ask = () => call(echo, { path: { id: '1' }, body: { title: 'x'.repeat(100) } })
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([400, 400, 429])
  })
})
