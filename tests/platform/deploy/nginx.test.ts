import { eq } from 'drizzle-orm'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownClientHeader } from '../../../contract/endpoint'
import { messageStreamUrl } from '../../../contract/message-events'
import { openPostgres } from '../../../platform/kernel/database/client'
import { blocks } from '../../../platform/features/people/privacy/privacy.schema'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'
import { features } from '../../../platform/features'
import { announceChange } from '../../../platform/kernel/publishing/site-changes'
import { clientScript, writeBuild } from '../../support/written-build'
import { freePort } from '../../support/free-port'
import { missingForNginx, startNginx, type RunningNginx } from '../../support/nginx'
import { findPostgres, startOwnPostgres, type OwnPostgresCluster } from '../../support/postgres-cluster'
import { startPlatform, type TestPlatform } from '../../support/platform'

const drawnIn = ({ body }: { readonly body: string }) =>
  JSON.parse(/json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as {
    readonly count: number
    readonly language: string
    readonly cookies: Readonly<Record<string, string>>
  } | null

const isMissing = missingForNginx !== null || (await findPostgres()) === null
if (isMissing) process.stderr.write(`\nSKIPPED behind nginx: ${missingForNginx ?? 'PostgreSQL is not installed'}\n`)

describe.skipIf(isMissing)('nginx, as deploy/ configures it, before two processes over one PostgreSQL', () => {
  let cluster: OwnPostgresCluster
  let address: string
  let buildFolder: string
  let ports: [number, number]
  let platforms: TestPlatform[] = []
  let nginx: RunningNginx

  const start = async (port: number): Promise<TestPlatform> => {
    const platform = await startPlatform({
      features,
      connection: openPostgres(address, { connect: 60_000, answer: 60_000 }),
      configuration: {
        buildDirectory: buildFolder,
        trustProxy: '127.0.0.1',
        publicOrigin: 'https://city.example',
        firstView: { fresh: 0, stale: 60, timeout: 60, sharedFresh: 120, sharedStale: 480 },
      },
    })
    await platform.app.listen({ port, host: '127.0.0.1' })
    return platform
  }
  beforeAll(async () => {
    cluster = (await startOwnPostgres())!
    address = await cluster.newDatabase()
    buildFolder = await writeBuild()
    ports = [await freePort(), await freePort()]
    platforms = [await start(ports[0])]
    platforms.push(await start(ports[1]))
    nginx = await startNginx(ports, { takesGivenAddresses: true })
  })
  afterAll(async () => {
    await nginx?.stop()
    for (const platform of platforms) await platform.close()
    await cluster?.stop()
    await rm(buildFolder, { recursive: true, force: true })
  })

  it('sends guests one page by language and look, whatever else their browsers say', async () => {
    const first = await nginx.get('/page', { 'accept-language': 'en-GB,en;q=0.9', 'accept-encoding': 'identity' })
    expect([first.status, drawnIn(first)?.language]).toEqual([200, 'en'])
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache' })
    const other = await nginx.get('/page', {
      'accept-language': 'en-US',
      'accept-encoding': 'identity',
      'user-agent': 'another browser',
      cookie: 'seen=1; authorization=guest',
    })
    expect([other.headers['x-cache'], drawnIn(other)?.count]).toEqual(['HIT', drawnIn(first)?.count])
    const elder = await nginx.get('/page', { 'accept-language': 'en', cookie: 'preferences=elder; seen=2' })
    expect([elder.headers['x-cache'], drawnIn(elder)?.cookies]).toEqual(['MISS', { preferences: 'elder' }])
    for (const list of ['zh-TW', 'ja,zh-CN;q=0.8,en;q=0.5', 'yue-Hant-HK,en;q=0.9', '*', 'ug, cmn-Hans-CN'])
      expect(drawnIn(await nginx.get('/page', { 'accept-language': list }))?.language, list).toBe('zh-CN')
    for (const list of ['de,en;q=0.5,zh;q=0.1', 'fr', 'zhx', 'en-GB'])
      expect(drawnIn(await nginx.get('/page', { 'accept-language': list }))?.language, list).toBe('en')
  })

  it('keeps a page until something that guests see is changed, and sends the new one to everybody within seconds', async () => {
    const ask = () => nginx.get('/changed', { 'accept-language': 'en' })
    const first = drawnIn(await ask())?.count ?? 0
    for (let more = 0; more < 3; more += 1)
      expect([(await ask()).headers['x-cache'], drawnIn(await ask())?.count]).toEqual(['HIT', first])
    await announceChange(platforms[0]!.database)
    await expect
      .poll(async () => drawnIn(await ask())?.count ?? 0, { timeout: 5000, interval: 100 })
      .toBeGreaterThan(first)
    expect((await nginx.get('/site-generation')).headers['x-site-generation']).toBeUndefined()
  })

  it('sends a page once more while it fetches a new one, so that no guest waits', async () => {
    const seen: (string | undefined)[] = []
    const count = async () => {
      const answer = await nginx.get('/briefly-fresh')
      seen.push(answer.headers['x-cache'])
      return drawnIn(answer)?.count ?? 0
    }
    const first = await count()
    await expect.poll(count, { timeout: 10_000, interval: 100 }).toBeGreaterThan(first)
    expect([seen[0], seen.includes('STALE')]).toEqual(['MISS', true])
    expect(seen.slice(1).filter((each) => !['HIT', 'STALE', 'UPDATING'].includes(each ?? ''))).toEqual([])
  })

  it('keeps nothing of a member: 200 members and guests at the same pages see no byte of each other', async () => {
    const members = await Promise.all(
      Array.from({ length: 200 }, (_, index) => platforms[index % 2]!.logIn({ id: `member-${index}` })),
    )
    const pages = ['/page', '/wallet', '/page?id=1', '/orgs/org-01']
    const visits = await Promise.all(
      members.flatMap(({ token }, index) => {
        const page = pages[index % pages.length]!
        // Each comes from an address of their own: a process draws few pages at once for one.
        const from = (network: number) => ({
          'x-forwarded-for': `10.${network}.${Math.floor(index / 250)}.${(index % 250) + 1}`,
        })
        return [
          nginx
            .get(page, { ...from(1), cookie: `authorization=${token}; preferences=elder` })
            .then((answer) => ({ answer, token })),
          nginx.get(page, { ...from(2), cookie: 'preferences=elder' }).then((answer) => ({ answer, token: null })),
        ]
      }),
    )
    for (const { answer, token } of visits) {
      expect(answer.status).toBe(200)
      const foreign = members.filter((each) => each.token !== token && answer.body.includes(each.token))
      expect(foreign).toEqual([])
      if (token !== null) expect(answer.headers['x-cache']).toBe('BYPASS')
      else expect(drawnIn(answer)?.cookies).toEqual({ preferences: 'elder' })
    }
    const own = visits.filter(({ answer, token }) => token !== null && drawnIn(answer)?.cookies.authorization === token)
    expect(own.length).toBe(members.length * 0.75)
    expect((await nginx.get('/page?app_token=secret-of-somebody')).headers['x-cache']).toBe('BYPASS')
    expect(await nginx.accessLog()).not.toMatch(/secret-of-somebody|127\.0\.0\.1/)
  })

  it('gives a request one id, which its answer and both logs have', async () => {
    const idOf = async (path: string) =>
      (await nginx.get(path, { 'x-request-id': 'of-a-stranger' })).headers['x-request-id'] ?? ''
    const ids = [await idOf('/page'), await idOf('/page'), await idOf('/v1/nothing')]
    expect(new Set(ids).size).toBe(3)
    const log = await nginx.accessLog()
    expect(ids.filter((id) => /^[\da-f]{32}$/.test(id) && log.includes(id))).toEqual(ids)
  })

  it('keeps files of the build', async () => {
    const file = () => nginx.get('/static/js/index.abc.js', { cookie: 'authorization=somebody' })
    await file()
    const again = await file()
    expect([again.headers['x-cache'], again.body]).toEqual(['HIT', clientScript])
    const part = await nginx.get('/static/js/index.abc.js', { range: 'bytes=0-6' })
    expect([part.status, part.body]).toEqual([206, 'console'])
  })

  it('passes event streams on as they come', async () => {
    const { token } = await platforms[0]!.logIn({ id: 'listener' })
    expect(await nginx.firstEvent(messageStreamUrl, { cookie: `authorization=${token}` })).toMatch(/\n/)
  })

  it('answers every request while one process after the other is replaced, and does what members send once', async () => {
    let isReplaced = false
    let asked = 0
    let written = 0
    const statuses = new Set<number>()
    const reader = async () => {
      while (!isReplaced) statuses.add((await nginx.get(`/during/${(asked += 1)}`)).status)
    }
    const { id, token } = await platforms[0]!.logIn({ id: 'writer' })
    const headers = { cookie: `authorization=${token}`, authorization: token, [ownClientHeader]: 'townsquare' }
    const writer = async () => {
      while (!isReplaced)
        statuses.add((await nginx.put(`/v2/consumer/blocks/member-${(written += 1)}`, headers)).status)
    }
    const visitors = [reader(), reader(), writer()]
    for (const [index, port] of ports.entries()) {
      await platforms[index]!.close()
      platforms[index] = await start(port)
    }
    isReplaced = true
    await Promise.all(visitors)
    expect(asked).toBeGreaterThan(20)
    expect(written).toBeGreaterThan(5)
    expect([...statuses]).toEqual([200])
    // Of the connections that were refused meanwhile.
    expect(await nginx.errorLog()).not.toMatch(/during|127\.0\.0\.1/)
    const rows = await queriesOf(platforms[0]!.database).read(build.select().from(blocks).where(eq(blocks.userId, id)))
    expect(rows.length).toBe(written)
  })

  it('says when to try again while no process answers, to what calls as the platform itself does', async () => {
    for (const platform of platforms) await platform.close()
    platforms = []
    const answer = await nginx.put('/v1/anything', { accept: 'application/json' })
    expect([answer.status, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ])
    expect(JSON.parse(answer.body)).toMatchObject({ code: 503001 })
  })
})
