import { readFile, rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownClientHeader } from '../../../contract/endpoint'
import { internalHeader } from '../../../platform/kernel/http/flood-guard'
import { generationHeader } from '../../../platform/kernel/http/site-generation'
import { freePort } from '../../support/free-port'
import { headersRead } from '../../support/headers-read'
import { missingForNginx, startNginx, type Answered, type RunningNginx } from '../../support/nginx'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { writeBuild } from '../../support/written-build'

const areaHeader = 'x-area'
const read = headersRead({
  ...{ generationHeader, ownClientHeader, areaHeader },
  internalName: Object.keys(internalHeader)[0] ?? '',
})
/** What the server's library reads besides, and what other servers read. */
const ofLibraries = [
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'forwarded', 'x-real-ip'],
  ...['x-original-url', 'x-rewrite-url', 'x-http-method-override', 'x-method-override', 'x-host', 'content-type'],
  ...['access-control-request-method', 'access-control-request-headers', 'save-data', 'dpr', ':authority'],
]
/** They describe the body of a request, and a page is asked for without one. */
const ofBodies = ['transfer-encoding', 'content-length']
/** What each header is tried with. */
const values = [
  ...['en', 'zh-CN', '*', '1', '9-9', '*/*', 'text/html', 'application/json', 'document', 'image', 'cross-site'],
  ...['evil.example', 'https://evil.example', '203.0.113.7', 'for=203.0.113.7;host=evil.example', 'br;q=0, gzip;q=0'],
  ...['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 'bytes=0-3', 'POST', 'preferences=elder; city=1'],
  ...['Bearer somebody', 'authorization=somebody', '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'],
]
/** Of each answer, whoever gets it; a page of the tests contains its address, and how many were drawn before. */
const ofOneAnswer = new Set(['date', 'x-request-id', 'x-cache', 'content-length'])

function pageOf({ status, headers, body }: Answered) {
  const drawn = JSON.parse(/json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as Record<string, unknown> | null
  const same = Object.entries(headers).filter(([name]) => !ofOneAnswer.has(name))
  return { status, headers: Object.fromEntries(same), cookies: drawn?.['cookies'], language: drawn?.['language'] }
}

describe.skipIf(missingForNginx !== null)('pages that guests share behind nginx', () => {
  let platform: TestPlatform
  let build: string
  let nginx: RunningNginx
  beforeAll(async () => {
    build = await writeBuild()
    const port = await freePort()
    platform = await startPlatform({
      configuration: {
        ...{ buildDirectory: build, trustProxy: '127.0.0.1', areaHeader, demo: true },
        ...{ publicOrigin: 'https://city.example', corsOrigins: ['https://evil.example'] },
        firstView: { fresh: 0, stale: 60, timeout: 60, sharedFresh: 120, sharedStale: 480 },
      },
    })
    await platform.app.listen({ port, host: '127.0.0.1' })
    nginx = await startNginx([port, port])
  })
  afterAll(async () => {
    await nginx?.stop()
    await platform?.close()
    await rm(build, { recursive: true, force: true })
  })

  it(`do not depend on any header that another visitor sends, of the ${read.length} that the platform reads`, async () => {
    expect(read).toEqual(expect.arrayContaining(['accept-language', 'x-language', 'user-agent', 'cookie']))
    const guest = { 'accept-language': 'zh-CN', 'accept-encoding': 'identity' }
    const expected = pageOf(await nginx.get('/page', guest))
    expect(expected).toMatchObject({ status: 200, language: 'zh-CN', cookies: {} })
    const tried = [...read, ...ofLibraries].filter((name) => !ofBodies.includes(name))
    let kept = 0
    for (const name of tried)
      for (const value of values) {
        const path = `/page/${name.replace(':', '')}/${values.indexOf(value)}`
        await nginx.get(path, { ...guest, [name]: value })
        const next = await nginx.get(path, guest)
        if (next.headers['x-cache'] === 'HIT') kept += 1
        expect([name, value, pageOf(next)]).toEqual([name, value, expected])
      }
    // The strangers' requests did fill the cache that the guests were answered from.
    expect(kept).toBeGreaterThan((tried.length * values.length) / 2)
  })

  it('are all that this cache is for: whatever else the platform serves passes through as it comes', async () => {
    const configuration = await readFile('deploy/nginx.conf', 'utf8')
    const passing = new RegExp(/location ~ (\S+) \{/.exec(configuration)?.[1] ?? '^$')
    const urls = platform.app
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => /^[├└]── (\/\S*) \(/.exec(line)?.[1] ?? [])
    expect(urls.length).toBeGreaterThan(200)
    expect(urls.filter((url) => !passing.test(url))).toEqual(['/site-generation'])
  })
})
