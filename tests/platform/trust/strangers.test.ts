import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cancelClaim, claimWish, finishWish, listWishes } from '../../../contract/wishes'
import { ownClientHeader } from '../../../contract/endpoint'
import { queriesOf } from '../../../platform/kernel/database/queries'
import { build } from '../../../platform/kernel/database/statement'
import { allEndpoints } from '../../../contract/reading/all-endpoints'
import { features } from '../../../src/composition/features'
import { contents } from '../../../platform/kernel/contents/contents.schema'
import { startPlatform, type TestPlatform } from '../../support/platform'
import { approveMembers } from '../../support/volunteers'
import { everyRead } from './every-read'
import { idsOfEachTable } from './ids-of-each-table'
import { markCity, orderMarkers } from './marked-city'

const dist = fileURLToPath(new URL('../../../dist', import.meta.url))
const isBuilt = existsSync(`${dist}/server`)
/** Minutes of reading. */
const patience = 300_000

describe('a stranger', () => {
  let platform: TestPlatform
  let city: Awaited<ReturnType<typeof markCity>>
  /** What they found by reading everything, once for all tests. */
  let result: Awaited<ReturnType<typeof findSecrets>>
  beforeAll(async () => {
    platform = await startPlatform({ seed: true, ...(isBuilt ? { configuration: { buildDirectory: dist } } : {}) })
    city = await markCity(platform)
    others = await idsOfEachTable(platform.database)
    result = await findSecrets([...city.markers, ...orderMarkers])
  }, patience)
  afterAll(() => platform.close())

  /** A phone of any member, and nothing that merely contains its digits. */
  const phonesIn = (text: string): string[] =>
    (text.match(/(?<!\d)1\d{10}(?!\d)/g) ?? []).filter((phone) => city.phones.includes(phone))
  const secretsIn = (text: string, markers: readonly string[]): string[] => [
    ...markers.filter((marker) => text.includes(marker)),
    ...phonesIn(text),
  ]
  let others: readonly string[] = []
  let calls = 0
  const read = async (url: string, token: string | null, query: Readonly<Record<string, string>> = {}) => {
    calls += 1
    const headers = { [ownClientHeader]: 'townsquare', ...(token === null ? {} : { authorization: token }) }
    // Every read comes from elsewhere: it is not the number of reads that keeps the secrets.
    const remoteAddress = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
    return await platform.app.inject({ url, query, headers, remoteAddress })
  }

  let readers = 0
  /** A guest, somebody with a fresh account and a phone, and an approved volunteer who holds nothing. */
  const strangers = async () => {
    const [member, volunteer] = await Promise.all(
      [1, 2].map(() => {
        readers += 1
        return platform.logIn({ id: `stranger-${readers}`, phone: String(13_911_110_000 + readers) })
      }),
    )
    if (member === undefined || volunteer === undefined) throw new Error('nobody came')
    await approveMembers(platform, volunteer)
    return { guest: null, member: member.token, volunteer: volunteer.token }
  }
  /** Who read what by which call. */
  async function findSecrets(markers: readonly string[]) {
    const found = new Set<string>()
    const answered = new Set<string>()
    for (const [who, token] of Object.entries(await strangers())) {
      for (const { endpoint, path, query } of everyRead(city.ids, [...markers, 'Marked'], others)) {
        const url = endpoint.url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(path[name] ?? ''))
        const { statusCode, payload } = await read(url, token, query)
        if (statusCode < 300) answered.add(endpoint.name)
        // Their own phones are not among those of the city.
        for (const secret of secretsIn(payload, markers))
          if (!Object.values(query).includes(secret)) found.add(`${who} reads ${secret} by ${endpoint.name}`)
      }
    }
    return { found: [...found].sort(), answered }
  }

  const ofOrders = (found: string) => orderMarkers.some((marker) => found.includes(marker))

  it('reads no phone, name, address, exact place, card, birth date or contact of anybody by any call', () => {
    const { found, answered } = result
    expect(found.filter((line) => !ofOrders(line))).toEqual([])
    // The search is worth nothing where the calls are refused for their form.
    const reads = allEndpoints().filter(({ endpoint }) => endpoint.method === 'GET')
    expect(answered.size / reads.length).toBeGreaterThan(0.85)
    expect(calls).toBeGreaterThan(5000)
  })

  it('reads neither door nor note of an order by any call', () => {
    expect(result.found.filter(ofOrders)).toEqual([])
  })

  it('finds nothing in feeds, sitemaps and embeds', async () => {
    const listed = await queriesOf(platform.database).read(build.select({ id: contents.id }).from(contents).limit(20))
    const addresses = [
      ...['/feeds/home.xml', '/sitemap.xml', '/sitemap/news.xml', '/robots.txt', '/manifest.webmanifest', '/health'],
      ...[...city.ids, ...listed.map(({ id }) => id)].map(
        (id) => `/oembed?format=json&url=${encodeURIComponent(`http://localhost/micro-wish-details/${id}`)}`,
      ),
    ]
    const sitemap = (await read('/sitemap.xml', null)).payload
    addresses.push(...[...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path))
    for (const address of addresses) {
      const { payload } = await read(address, null)
      expect([address, secretsIn(payload, [...city.markers, ...orderMarkers])]).toEqual([address, []])
      for (const id of city.ids) expect(address.startsWith('/oembed') || !payload.includes(id), address).toBe(true)
    }
  })

  it.skipIf(!isBuilt)(
    'finds nothing in the pages that the platform draws',
    async () => {
      const paths = features.flatMap(({ routes }) => routes.map(({ path }) => path))
      const known = paths.flatMap((path) =>
        path.includes(':') ? city.ids.map((id) => path.replace(/:\w+\??/g, id)) : [path, `${path}?id=${city.ids[1]}`],
      )
      for (const path of known) {
        const { payload } = await read(path, null)
        expect([path, secretsIn(payload, [...city.markers, ...orderMarkers])]).toEqual([path, []])
      }
    },
    patience,
  )

  it('who is a volunteer and claims as fast as they can, learns as many phones as the limits allow', async () => {
    let keys = 0
    const act = (token: string, endpoint: { method: 'POST'; url: string }, body: object) =>
      platform.call(endpoint as typeof claimWish, {
        token,
        headers: { 'idempotency-key': `harvest-${(keys += 1)}` },
        body,
      })
    const open = (await platform.ask(listWishes, { query: { state: 'open', page_size: '50' } })).items as {
      readonly id: string
    }[]
    expect(open.length).toBeGreaterThan(20)
    /** Phones and doors that somebody reads who claims every wish and ends each claim in one way. */
    const harvest = async (name: string, end: ((token: string, id: string) => Promise<unknown>) | null) => {
      const phone = String(13_922_220_000 + name.length)
      const { id, token } = await platform.logIn({ id: name, phone })
      await approveMembers(platform, { id })
      let doors = 0
      for (const wish of open) {
        const { code, data } = await act(token, claimWish as never, { id: wish.id })
        if (code !== 100000) continue
        if (data.wish.phone !== null || data.wish.private_place !== null) doors += 1
        await end?.(token, wish.id)
      }
      return doors
    }
    expect(await harvest('who-keeps', null)).toBe(3)
    const giveBack = (token: string, id: string) => act(token, cancelClaim as never, { id, text: '' })
    expect(await harvest('who-gives-back', giveBack)).toBe(3)
    const finish = (token: string, id: string) =>
      act(token, finishWish as never, { id, text: 'I was there.', pictures: [] })
    // Finished within minutes counts as given back, and pauses.
    expect(await harvest('who-says-it-is-done', finish)).toBe(3)
  })
})
