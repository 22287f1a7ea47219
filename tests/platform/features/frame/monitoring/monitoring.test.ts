import { eq, sql } from 'drizzle-orm'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { reportVisit, type VisitReportDto } from '../../../../../contract/monitoring'
import { cleanUp } from '../../../../../platform/clean-up'
import { desks } from '../../../../../platform/features'
import { mostFaultKinds } from '../../../../../platform/features/frame/monitoring/record-visit-report'
import {
  clientFaultKinds,
  clientFaults,
  clientViews,
  clientVitals,
} from '../../../../../platform/features/frame/monitoring/monitoring.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { writeBuild } from '../../../../support/written-build'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const version = '0123456789'
const script = 'wishes.7k.abcdef0123.js'
/** A map of one line, whose columns 0 and 10 stand for line 3, columns 2 and 4, of a source. */
const map = {
  version: 3,
  sources: ['../../../../src/ui/civic/wishes/wish/wish.screen.tsx'],
  names: ['show', 'render'],
  mappings: 'AAEEA,UAAEC',
}

let platform: TestPlatform
let directory: string
beforeAll(async () => {
  directory = await writeBuild()
  await writeFile(
    join(directory, 'server/screens.json'),
    JSON.stringify({ closed: [], paths: ['/home', '/wishes/:id'], kinds: [], version }),
  )
  await mkdir(join(directory, 'maps', version), { recursive: true })
  await writeFile(join(directory, 'maps', version, `${script}.map`), JSON.stringify(map))
  platform = await startPlatform({ configuration: { buildDirectory: directory } })
  await cleanUp(platform.platform)
})
afterAll(async () => {
  await platform.close()
  await rm(directory, { recursive: true })
})

const configure = async (share: number | null) => {
  await platform.database.delete(configurations).where(eq(configurations.code, 'site'))
  if (share !== null)
    await platform.database.insert(configurations).values({ code: 'site', value: { monitored_share: share } })
}
beforeEach(async () => {
  for (const table of [clientViews, clientVitals, clientFaults, clientFaultKinds]) await platform.database.delete(table)
  await configure(0.1)
})

const frame = (column: number, file = script) => ({ file, line: 1, column })
const report = (change: Partial<VisitReportDto> = {}): VisitReportDto => ({
  version,
  host: 'browser',
  network: '4g',
  language: 'zh-CN',
  views: [{ screen: '/home', times: 2 }],
  vitals: [{ screen: '/home', name: 'LCP', value: 1234 }],
  faults: [{ screen: '/wishes/:id', name: 'TypeError', frames: [frame(1), frame(11)] }],
  ...change,
})
const send = (body: unknown, headers: Record<string, string> = {}) => platform.call(reportVisit, { body, headers })
const read = async () => ({
  views: await queriesOf(platform.database).read(build.select().from(clientViews)),
  vitals: await queriesOf(platform.database).read(build.select().from(clientVitals)),
  faults: await queriesOf(platform.database).read(build.select().from(clientFaults)),
  kinds: await queriesOf(platform.database).read(build.select().from(clientFaultKinds)),
})
const nothing = { views: [], vitals: [], faults: [], kinds: [] }
const health = (...words: string[]) => operate(platform.platform, desks, ['health', ...words], platform.clock.now())

describe('a report of a visit', () => {
  it('is refused where the site does not collect them', async () => {
    for (const share of [null, 0]) {
      await configure(share)
      expect(await send(report())).toMatchObject({ status: 404 })
    }
    expect(await read()).toEqual(nothing)
  })

  it('becomes part of the sums of its day, of which nothing tells one visit from another', async () => {
    await Promise.all([send(report()), send(report()), send(report())])
    const of = { day: '2026-03-05', version }
    const phone = { host: 'browser', network: '4g' }
    const { views, vitals, faults, kinds } = await read()
    expect(views).toEqual([{ ...of, ...phone, screen: '/home', language: 'zh-CN', views: 6 }])
    expect(vitals).toEqual([{ ...of, ...phone, screen: '/home', name: 'LCP', bucket: 9, samples: 3 }])
    const [kind] = kinds
    expect(faults).toEqual([{ ...of, screen: '/wishes/:id', fingerprint: kind?.fingerprint, faults: 3 }])
    expect(kinds).toEqual([
      { day: of.day, fingerprint: kind?.fingerprint, name: 'TypeError', frames: [frame(1), frame(11)] },
    ])
  })

  it('of a member is kept as that of a guest, and one whose browser asks not to follow it is not kept', async () => {
    const { token } = await platform.logIn()
    await platform.call(reportVisit, { body: report(), token })
    const kept = await read()
    expect(kept.views).toHaveLength(1)
    expect(await send(report(), { dnt: '1' })).toMatchObject({ status: 200 })
    expect(await send(report(), { 'sec-gpc': '1' })).toMatchObject({ status: 200 })
    expect(await read()).toEqual(kept)
  })

  it('has other screens, builds and scripts than the platform knows counted as others', async () => {
    const foreign = { screen: '/of-li-hua', name: 'Error' as const, frames: [frame(1, 'li-hua.0123456789.js')] }
    await send(
      report({
        version: 'aaaaaaaaaa',
        views: [
          { screen: '/of-li-hua', times: 1 },
          { screen: '/13800000000', times: 2 },
        ],
        faults: [foreign],
      }),
    )
    const { views, faults, kinds } = await read()
    expect(views.map(({ screen, version: of, views: times }) => [screen, of, times])).toEqual([['other', 'other', 3]])
    expect(faults.map(({ screen, version: of }) => [screen, of])).toEqual([['other', 'other']])
    expect(kinds.map(({ frames }) => frames)).toEqual([[]])
    expect(JSON.stringify(await read())).not.toMatch(/hua|138/)
  })

  it.each<[string, unknown]>([
    ['an address', report({ views: [{ screen: '/home?phone=13800000000', times: 1 }] })],
    ['an unknown kind of error', { ...report(), faults: [{ screen: '/home', name: 'LiHua', frames: [] }] }],
    [
      'an address of a script',
      report({ faults: [{ screen: '/home', name: 'Error', frames: [frame(1, 'https://a/b.js')] }] }),
    ],
    ['an endless list', report({ views: Array.from({ length: 41 }, (_, at) => ({ screen: `/s${at}`, times: 1 })) })],
    ['an impossible value', report({ vitals: [{ screen: '/home', name: 'LCP', value: -1 }] })],
    ['another host', { ...report(), host: 'Li Hua' }],
  ])('with %s is refused as a whole', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 400 })
    expect(await read()).toEqual(nothing)
  })

  it('cannot add kinds of errors without end: beyond the most of a day they are counted together', async () => {
    const visits = Array.from({ length: mostFaultKinds / 20 + 2 }, (_, visit) =>
      report({
        faults: Array.from({ length: 20 }, (__, at) => ({
          screen: '/home',
          name: 'Error' as const,
          frames: [frame(visit * 20 + at + 1)],
        })),
      }),
    )
    await Promise.all(visits.map((visit) => send(visit)))
    const { kinds, faults } = await read()
    expect(kinds).toHaveLength(mostFaultKinds)
    expect(faults.find(({ fingerprint }) => fingerprint === 'other')?.faults).toBe(40)
  })

  it('is limited for each asker', async () => {
    const strict = await startPlatform({ configuration: { requestsPerMinute: 40 } })
    const statuses = []
    for (let visit = 0; visit < 3; visit += 1)
      statuses.push((await strict.call(reportVisit, { body: report() })).status)
    await strict.close()
    expect(statuses).toEqual([404, 404, 429])
  })
})

describe('a source map', () => {
  it('is served at no address', async () => {
    const served = join(directory, 'web/static/js', `${script}.map`)
    await writeFile(served, JSON.stringify(map))
    const again = await startPlatform({ configuration: { buildDirectory: directory } })
    for (const url of [
      `/maps/${version}/${script}.map`,
      `/../maps/${version}/${script}.map`,
      `/static/js/%2e%2e/%2e%2e/%2e%2e/maps/${version}/${script}.map`,
      `/static/js/${script}.map`,
    ])
      expect((await again.app.inject({ url })).body).not.toContain('mappings')
    await again.close()
    await rm(served)
  })
})

describe('npm run operator -- health', () => {
  it('says how to begin where no phone has told anything', async () => {
    expect(await health()).toMatchObject({ failed: false, output: expect.stringContaining('monitored_share') })
  })

  it('shows screens, vitals and errors with the places in our sources', async () => {
    await Promise.all([send(report()), send(report())])
    const { output } = await health()
    expect(output).toContain(`Version ${version}, since 2026-03-05 08:00 UTC`)
    expect(output).toMatch(/\/home +4 +0\.0 +1\d{3} ms \(2\)/)
    expect(output).toContain(
      [
        '  TypeError, 2 times, on /wishes/:id',
        '    src/ui/civic/wishes/wish/wish.screen.tsx:3:3 in render',
        '    src/ui/civic/wishes/wish/wish.screen.tsx:3:5',
      ].join('\n'),
    )
    expect(output).toContain('There is no version before it')
  })

  it('compares with the version before', async () => {
    await platform.database.execute(
      sql`insert into client_builds (version, first_seen, last_seen) values ('bbbbbbbbbb', now(), now()) on conflict do nothing`,
    )
    const many = (of: string, value: number) =>
      Array.from({ length: 100 }, () =>
        send(report({ version: of, vitals: [{ screen: '/home', name: 'LCP', value }], faults: [] })),
      )
    await Promise.all([...many(version, 900), ...many('bbbbbbbbbb', 2900)])
    const { output } = await health()
    expect(output).toContain(`Worse than in ${version}`)
    expect(output).toMatch(/\/home: LCP \d+ ms → 2\d{3} ms \(of 100 → 100\)/)
  })

  it('takes a number of days', async () => {
    await send(report())
    platform.clock.advance(10 * 86_400)
    expect((await health()).output).toContain('No phone has told')
    expect((await health('30')).output).toContain(version)
    expect(await health('soon')).toMatchObject({ failed: true })
  })
})
