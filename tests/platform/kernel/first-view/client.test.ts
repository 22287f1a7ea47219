import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { features } from '../../../../src/composition/features'
import { clientScript } from '../../../support/written-build'
import { startPlatform } from '../../../support/platform'
import type { TestPlatform } from '../../../support/platform'
import { testFeature } from '../../../support/test-endpoints'
import { build, policyOf, named } from './client-build'

describe('the built client', () => {
  let platform: TestPlatform
  let directory: string
  beforeAll(async () => {
    directory = await build()
    platform = await startPlatform({
      features: [testFeature()],
      configuration: {
        buildDirectory: directory,
        frameAncestors: ['https://app.example'],
        connectSources: ['https://api.example'],
      },
    })
  })
  afterAll(async () => {
    await platform.close()
    await rm(directory, { recursive: true })
  })
  it('answers an address that no id can have with 404, for every screen of one thing', async () => {
    const long = 'x'.repeat(65)
    const addresses = features
      .flatMap((feature) => feature.routes)
      .flatMap(({ path, queries = [] }) => [
        ...[...path.matchAll(/:\w+\??/g)].map(([name]) => path.replace(name, long).replace(/:\w+\??/g, '1')),
        ...(queries.includes('id') ? [`${path.replace(/:\w+\??/g, '1')}?id=${long}`] : []),
      ])
    expect(addresses.length).toBeGreaterThan(50)
    for (const address of addresses) expect([address, (await get(address)).statusCode]).toEqual([address, 404])
    for (const address of ['/posts/1', `/posts/${'x'.repeat(64)}`, `/login?redirect=${long}${long}`])
      expect([address, (await get(address)).statusCode]).toEqual([address, 200])
  })

  const get = (url: string, headers: Record<string, string> = {}) =>
    platform.app.inject({ url, headers: { accept: 'text/html', ...headers } })

  it('comes compressed as the caller takes it, to be kept for ever', async () => {
    const plain = await get('/static/js/index.abc.js')
    expect(plain.payload).toBe(clientScript)
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    const br = await get('/static/js/index.abc.js', { 'accept-encoding': 'gzip, br' })
    expect([br.headers['content-encoding'], br.rawPayload.length]).toEqual([
      'br',
      brotliCompressSync(clientScript).length,
    ])
    expect(
      (await get('/static/js/index.abc.js', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding'],
    ).toBe('gzip')
    expect((await get('/static/js/index.abc.js', { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304)
  })

  it('never keeps the page or the service worker', async () => {
    expect((await get('/')).headers['cache-control']).toBe('no-cache')
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache')
    // Any other directive would bind the worker itself.
    expect((await get('/sw.js')).headers['content-security-policy']).toBe("frame-ancestors 'none'")
  })

  it('says of a file that is missing that it is', async () => {
    for (const path of [
      '/static/js/index.old.js',
      '/static/js/',
      '/favicon.ico',
      '/static/js/index.abc.js.br',
      '/%2e%2e/package.json',
      '/static/..%2f..%2fserver%2findex.js',
    ]) {
      expect([path, (await get(path)).statusCode]).toEqual([path, 404])
    }
  })

  it('gives the page with nothing drawn in it, under its policy and never kept, to who asks for the shell', async () => {
    const shell = await get('/index.html')
    expect(shell.statusCode).toBe(200)
    expect(shell.headers['cache-control']).toMatch(/no-cache|no-store/)
    expect(policyOf(shell)).toContain(`script-src ${named('start()')} 'strict-dynamic'`)
    expect(shell.payload).toContain('<div id="root"></div>')
  })

  it('is kept within a strict policy', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    for (const part of [
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'none'",
      'frame-ancestors https://app.example',
      "connect-src 'self' https://api.example",
      "worker-src 'self' blob:",
      "require-trusted-types-for 'script'",
      "style-src-attr 'unsafe-inline'",
    ])
      expect(policy.split('; ')).toContain(part)
    expect(policy).toMatch(/script-src 'sha256-[\w+/=]{44}' 'strict-dynamic'$/)
    expect(policy).not.toContain('nonce')
    expect(policy).toMatch(/; trusted-types townsquare( townsquare#\w+)* dompurify;/)
    expect(policy).not.toContain('unsafe-eval')
    expect(policy.match(/unsafe-inline/g)).toHaveLength(1)
  })

  it.each(['/posts/%E6%B8', '/posts/%E6%B8%', '/%', '/posts/%zz', '/posts/%C0%80?a=%E6', '/posts/%FF%41'])(
    'is a page for people at %s too, an address that was cut within a character',
    async (path) => {
      const [cut, other] = [await get(path), await get('/posts/1')]
      expect([cut.statusCode, cut.headers['content-type']]).toEqual([other.statusCode, other.headers['content-type']])
      expect((await get(path, { accept: 'application/json' })).json()).toMatchObject({ code: 404001 })
      expect((await get(`/v1${path}`)).json()).toMatchObject({ code: 404001 })
    },
  )

  it('does not get a page where none is asked for', async () => {
    expect((await get('/posts/1', { accept: 'application/json' })).json()).toMatchObject({ code: 404001 })
    expect(
      (await platform.app.inject({ method: 'POST', url: '/posts/1', headers: { accept: 'text/html' } })).json(),
    ).toMatchObject({ code: 404001 })
  })

  it('says of a file that is gone from the disk, or is another one now, that it is missing', async () => {
    for (const change of [(path: string) => rm(path), (path: string) => writeFile(path, 'another build')]) {
      const other = await build()
      const running = await startPlatform({ features: [], configuration: { buildDirectory: other } })
      const path = '/static/js/index.abc.js'
      expect((await running.app.inject(path)).statusCode).toBe(200)
      await Promise.all(['', '.br', '.gz'].map((ending) => change(join(other, 'web', `${path}${ending}`))))
      for (const headers of [{}, { 'accept-encoding': 'br' }, { range: 'bytes=0-9' }]) {
        for (const method of ['GET', 'HEAD'] as const) {
          const answer = await running.app.inject({ method, url: path, headers })
          expect([
            answer.statusCode,
            answer.headers['cache-control'],
            answer.headers['content-encoding'],
            answer.headers.etag,
          ]).toEqual([404, 'no-store', undefined, undefined])
        }
      }
      await running.close()
      await rm(other, { recursive: true })
    }
  })

  it('comes compressed as a page too', async () => {
    const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(rawPayload).toString()).toContain('id="root"')
    const smaller = await get('/', { 'accept-encoding': 'gzip, deflate, br' })
    expect(smaller.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(smaller.rawPayload)).toEqual(gunzipSync(rawPayload))
    expect((await get('/', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip')
  })
})
