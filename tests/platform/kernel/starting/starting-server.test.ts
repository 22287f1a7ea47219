import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openStartingServer } from '../../../../platform/kernel/starting/starting-server'
import type { StartingServer } from '../../../../platform/kernel/starting/starting-server'

describe('while the platform starts', () => {
  let starting: StartingServer
  beforeEach(async () => {
    starting = await openStartingServer({ host: '127.0.0.1', port: 0 })
  })
  afterEach(() => starting.close())

  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
      request({ host: '127.0.0.1', port: starting.port, path, headers }, (answer) => {
        text(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject)
      })
        .once('error', reject)
        .end()
    })
  const page = (language: string) => get('/posts/1?a=b', { accept: 'text/html,*/*', 'accept-language': language })

  it('a page says how far it is, in the visitor’s language, and comes again by itself', async () => {
    expect((await page('en')).body).toContain('<p>Opening the database</p><progress></progress>')
    starting.onProgress({ what: { 'zh-CN': '文章 <1>', en: 'articles <1>' }, count: { done: 120, of: 200 } })
    const { status, headers, body } = await page('en')
    expect([status, headers['retry-after'], headers['cache-control'], headers.connection]).toEqual([
      503,
      '2',
      'no-store',
      'close',
    ])
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; frame-ancestors 'none'; style-src 'sha256-[\w+/=]{44}'$/,
    )
    expect(body).toContain('<meta http-equiv="refresh" content="2">')
    expect(body).toContain('<p>articles &#60;1&#62; 120 of 200</p><progress value="120" max="200"></progress>')
    expect((await page('zh-CN')).body).toContain('<p>文章 &#60;1&#62; 120/200</p>')
  })

  it('a call is told when to retry, and health checks that it is alive but not ready', async () => {
    // The language of a call alone: a page is for whoever reads it.
    expect((await get('/', { accept: 'text/html', 'accept-language': 'zh-CN', 'x-language': 'en' })).body).toContain(
      'lang="zh-CN"',
    )
    const call = await get('/v1/feeds', { accept: 'application/json', 'x-language': 'en' })
    expect([call.status, call.headers['retry-after'], JSON.parse(call.body)]).toEqual([
      503,
      '2',
      { code: 503001, data: {}, msg: 'The service isn’t available right now. Please try again soon.' },
    ])
    expect((await get('/health')).status).toBe(200)
    expect((await get('/ready')).status).toBe(503)
  })

  it('an address that is taken is told at once, and free when the platform is to have it', async () => {
    await expect(openStartingServer({ host: '127.0.0.1', port: starting.port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    const { port } = starting
    await starting.close()
    starting = await openStartingServer({ host: '127.0.0.1', port })
    expect(starting.port).toBe(port)
  })
})
