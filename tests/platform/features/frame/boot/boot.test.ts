import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { countPrintedCode } from '../../../../../contract/boot'
import { desks } from '../../../../../platform/features'
import { printedCodeVisits } from '../../../../../platform/features/frame/boot/boot.schema'
import { build } from '../../../../../platform/kernel/database/statement'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { operate } from '../../../../../platform/kernel/operator/operate'
import { configurations } from '../../../../../platform/kernel/site/site.schema'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform({ configuration: { publicOrigin: 'https://city.example' } })
})
afterAll(() => platform.close())

const operator = (...words: string[]) => operate(platform.platform, desks, words, platform.clock.now())

describe('a printed code (S156)', () => {
  const count = (code: string, system: 'ios' | 'android' | 'other', from = '10.0.0.1', token?: string) =>
    platform.call(countPrintedCode, { path: { code }, body: { system }, from, ...(token && { token }) })
  const visitsOf = async (code: string) =>
    (await queriesOf(platform.database).read(build.select().from(printedCodeVisits)))
      .filter((row) => row.code === code)
      .map(({ day, system, visits }) => `${day} ${system} ${visits}`)
      .sort()

  it('is added by the office, and counted by day and system; nothing else is kept', async () => {
    expect(await operator('printed-codes', 'add', 'town-hall', 'Town hall, entrance')).toMatchObject({ failed: false })
    await Promise.all([
      count('town-hall', 'ios', '10.0.0.1'),
      count('town-hall', 'ios', '10.0.0.2'),
      count('town-hall', 'android', '10.0.0.3'),
    ])
    const rows = await queriesOf(platform.database).read(build.select().from(printedCodeVisits))
    expect([...rows].sort((one, other) => one.visits - other.visits)).toEqual([
      { code: 'town-hall', day: '2026-03-05', system: 'android', visits: 1 },
      { code: 'town-hall', day: '2026-03-05', system: 'ios', visits: 2 },
    ])
    const { output } = await operator('printed-codes')
    expect(output).toContain('3 visitors')
    expect(output).toContain('Town hall, entrance')
  })

  it('counts a visitor once on a day of the site, however often and with whatever phone they come', async () => {
    await operator('printed-codes', 'add', 'quay', 'Quay')
    await operator('printed-codes', 'add', 'market', 'Market')
    const { token } = await platform.logIn()
    const phones = ['ios', 'android', 'other'] as const
    await Promise.all(Array.from({ length: 30 }, (_, time) => count('quay', phones[time % 3] ?? 'ios')))
    for (let time = 0; time < 3; time += 1) await count('quay', 'ios', `10.0.1.${time}`, token)
    await count('market', 'ios')
    expect((await visitsOf('quay')).reduce((sum, row) => sum + Number(row.split(' ')[2]), 0)).toBe(2)
    expect(await visitsOf('market')).toEqual(['2026-03-05 ios 1'])
    // In the city it is the next day 8 hours from now, and not yet a whole day since the first visit.
    platform.clock.advance(8 * 3600 + 60)
    for (let time = 0; time < 5; time += 1) await count('market', 'ios')
    expect(await visitsOf('market')).toEqual(['2026-03-05 ios 1', '2026-03-06 ios 1'])
  })

  it('that nobody printed is refused, and counts nothing', async () => {
    expect(await count('elsewhere', 'ios')).toMatchObject({ status: 404 })
    expect(await count('Not a code', 'ios')).toMatchObject({ status: 400 })
    expect(await operator('printed-codes', 'add', 'Not_a_code', 'x')).toMatchObject({ failed: true })
  })

  it('is moved, and removed with its numbers', async () => {
    await operator('printed-codes', 'add', 'bench', 'Bench')
    await count('bench', 'other')
    await operator('printed-codes', 'add', 'bench', 'Bench at the ferry')
    expect((await operator('printed-codes')).output).toContain('Bench at the ferry')
    expect(await operator('printed-codes', 'remove', 'bench')).toMatchObject({ failed: false })
    expect(await operator('printed-codes', 'remove', 'bench')).toMatchObject({ failed: true })
    expect((await operator('printed-codes')).output).not.toContain('ferry')
  })
})

describe('the files by which a system knows whose app opens addresses of this site', () => {
  const fingerprint = Array.from({ length: 32 }, (_, at) => (at + 160).toString(16).toUpperCase()).join(':')
  const whole = {
    apple_apps: ['ABCDE12345.example.city.app'],
    paths: ['/boot', '/play/*'],
    android_apps: [{ package_name: 'example.city.app', sha256_cert_fingerprints: [fingerprint] }],
  }
  const configure = async (value: object | null) => {
    await platform.database.delete(configurations)
    if (value !== null) await platform.database.insert(configurations).values({ code: 'app-association', value })
  }
  const get = (file: string) => platform.app.inject({ url: `/.well-known/${file}`, headers: { host: 'city.example' } })
  beforeEach(() => configure(whole))

  it('are sent at their own address, without a redirect, as plain JSON without a login, and small enough', async () => {
    for (const file of ['apple-app-site-association', 'assetlinks.json']) {
      const { statusCode, headers, rawPayload } = await get(file)
      expect([statusCode, headers['content-type'], headers['location'], headers['set-cookie']], file).toEqual([
        200,
        'application/json',
        undefined,
        undefined,
      ])
      // Apple reads files up to 128 KB.
      expect(rawPayload.length).toBeLessThan(128 * 1024)
      expect(() => JSON.parse(rawPayload.toString('utf8'))).not.toThrow()
    }
  })

  it('have the fields of Apple’s rules: app ids of a team and a bundle, and components that are paths', async () => {
    const { applinks } = (await get('apple-app-site-association')).json()
    expect(applinks.details).toEqual([
      { appIDs: ['ABCDE12345.example.city.app'], components: [{ '/': '/boot' }, { '/': '/play/*' }] },
    ])
    for (const { appIDs, components } of applinks.details) {
      for (const id of appIDs) expect(id).toMatch(/^[A-Z\d]{10}\.[\w.-]+$/)
      for (const component of components) expect(component['/']).toMatch(/^\//)
    }
  })

  it('have the fields of Google’s rules: a relation, a package, and fingerprints of 32 bytes in capital hex', async () => {
    const statements = (await get('assetlinks.json')).json()
    expect(statements).toEqual([
      {
        relation: ['delegate_permission/common.handle_all_urls'],
        target: { namespace: 'android_app', package_name: 'example.city.app', sha256_cert_fingerprints: [fingerprint] },
      },
    ])
  })

  it.each([
    ['no app', null],
    ['no field that is known', { apple: 'x' }],
    ['an app id without its team', { ...whole, apple_apps: ['example.city.app'], android_apps: [] }],
    ['a path that is none', { ...whole, paths: ['https://city.example/boot'], android_apps: [] }],
    [
      'a fingerprint in small letters',
      { android_apps: [{ package_name: 'example.city.app', sha256_cert_fingerprints: [fingerprint.toLowerCase()] }] },
    ],
    [
      'a package without a certificate',
      { android_apps: [{ package_name: 'example.city.app', sha256_cert_fingerprints: [] }] },
    ],
  ])('are missing where the site names %s: a file with one mistake is ignored as a whole', async (_, value) => {
    await configure(value)
    expect((await get('apple-app-site-association')).statusCode).toBe(404)
    expect((await get('assetlinks.json')).statusCode).toBe(404)
  })

  it('may be read by the robots of both, whatever robots.txt closes', async () => {
    const robots = (await platform.app.inject('/robots.txt')).payload
    expect(robots.split('\n').filter((line) => line.startsWith('Disallow: /.'))).toEqual([])
  })
})
