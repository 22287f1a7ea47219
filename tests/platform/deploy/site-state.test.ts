import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isDesktopBrowser } from '../../../src/domain/frame/navigation/desktop'
import { missingForNginx, startNginx, type RunningNginx } from '../../support/nginx'

const statePath = '/site-generation'

describe.skipIf(missingForNginx !== null)('nginx before a process that a test plays', () => {
  let server: Server
  let nginx: RunningNginx
  let asked: { path: string; headers: IncomingHttpHeaders }[] = []
  /** How the process answers for the state of the site; at first, with one that is good for a second. */
  let state: (response: ServerResponse) => void
  let page: (response: ServerResponse) => void

  beforeEach(async () => {
    asked = []
    state = (response) => response.writeHead(204, { 'x-site-generation': '1-1', 'cache-control': 's-maxage=1' }).end()
    page = (response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=600' }).end('a page')
    server = createServer((request, response) => {
      const path = request.url ?? ''
      asked.push({ path, headers: request.headers })
      if (path === statePath) state(response)
      else page(response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    nginx = await startNginx([port, port])
  })
  afterEach(async () => {
    await nginx.stop()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const headersAt = (path: string): IncomingHttpHeaders => asked.find((each) => each.path === path)?.headers ?? {}
  const timesAsked = () => asked.filter(({ path }) => path === statePath).length
  const pageNow = async () => {
    const { status, headers } = await nginx.get('/page')
    return [status, headers['x-cache']]
  }
  /** Asks for a page until the state that was known is no longer good, so that each page asks for it again, in vain. */
  const untilStateIsOld = async () => {
    await pageNow()
    state = (response) => response.writeHead(503).end()
    const before = timesAsked()
    await expect.poll(async () => (await pageNow(), timesAsked()), { timeout: 5000 }).toBeGreaterThan(before)
  }

  it('sends the kept page, whatever a process answers in place of the state: its own refusals, too', async () => {
    await untilStateIsOld()
    for (const status of [429, 403, 404, 500, 502, 503, 504]) {
      state = (response) => response.writeHead(status, { 'retry-after': '60' }).end()
      const before = timesAsked()
      expect([status, ...(await pageNow())]).toEqual([status, 200, 'HIT'])
      expect(timesAsked()).toBeGreaterThan(before)
    }
    // What nginx cannot take for a failure that it has a last answer for is no reason to send no page.
    for (const status of [301, 400, 401, 405, 409, 410, 413, 414, 415, 422, 431, 451, 501, 505]) {
      state = (response) => response.writeHead(status, { location: 'https://elsewhere.example' }).end()
      expect([status, (await pageNow())[0]]).toEqual([status, 200])
    }
  })

  it('sends the kept page while a process stands still, or cuts the connection', async () => {
    await untilStateIsOld()
    state = (response) => response.destroy()
    expect(await pageNow()).toEqual([200, 'HIT'])
    state = () => undefined
    expect(await pageNow()).toEqual([200, 'HIT'])
  })

  it.each([429, 500, 503])('sends the last page where a process answers %i in place of a new one', async (status) => {
    page = (response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 's-maxage=1' }).end('a page')
    await pageNow()
    page = (response) => response.writeHead(status).end()
    await expect.poll(pageNow, { timeout: 5000 }).toEqual([200, 'STALE'])
  })

  it('asks for the state with nothing that a visitor said', async () => {
    await nginx.get('/page', {
      ...{ 'x-forwarded-for': '203.0.113.9', cookie: 'authorization=somebody', authorization: 'somebody' },
      ...{ 'x-site-generation': '9-9', 'x-language': 'en', 'user-agent': 'a browser', 'x-request-id': 'of-a-stranger' },
    })
    const headers = headersAt(statePath)
    expect(Object.keys(headers).sort()).toEqual(['host', 'x-forwarded-for', 'x-request-id'])
    expect([headers.host, headers['x-forwarded-for']]).toEqual(['city.example', '127.0.0.1'])
    expect(headers['x-request-id']).toMatch(/^[\da-f]{32}$/)
  })

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Mozilla/5.0 (Windows NT 10.0; WOW64) MicroMessenger/7.0.20 WindowsWechat',
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 wxwork/4.1',
    'curl/8.0',
  ])('passes on whether a browser is one of a desktop (%s)', async (userAgent) => {
    await nginx.get('/framed', { 'user-agent': userAgent, 'sec-fetch-dest': 'iframe' })
    await nginx.get('/whole', { 'user-agent': userAgent, 'sec-fetch-dest': 'document' })
    const isDesktop = (path: string) => {
      const headers = headersAt(path)
      return isDesktopBrowser(headers['user-agent'] ?? '', null) && headers['sec-fetch-dest'] === 'document'
    }
    expect([isDesktop('/whole'), isDesktop('/framed')]).toEqual([isDesktopBrowser(userAgent, null), false])
  })
})
