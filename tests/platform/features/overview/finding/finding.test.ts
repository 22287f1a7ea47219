import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recordHistory } from '../../../../../contract/account'
import { listMuchRead, listToFollow } from '../../../../../contract/finding'
import { blockPerson, changePrivacy } from '../../../../../contract/privacy'
import { follow } from '../../../../../contract/reactions'
import { publications } from '../../../../../platform/features/frame/publications/publications.schema'
import { readSums } from '../../../../../platform/features/people/account/account.schema'
import { endReadDays } from '../../../../../platform/features/people/account/count-reader'
import { contents, organisations } from '../../../../../platform/kernel/contents/contents.schema'
import { cities, configurations, provinces } from '../../../../../platform/kernel/site/site.schema'
import { queriesOf } from '../../../../../platform/kernel/database/queries'
import { build } from '../../../../../platform/kernel/database/statement'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}号`, en: text })
const day = 86_400

let platform: TestPlatform
let members: readonly { readonly id: string; readonly token: string }[]
beforeEach(async () => {
  platform = await startPlatform()
  const { database } = platform
  await database.insert(configurations).values({ code: 'site', value: { city_info: { id: 'riverbend' } } })
  await database.insert(provinces).values({ id: 'east', name: both('East'), initial: 'E', sort: 1 })
  await database
    .insert(cities)
    .values(
      ['riverbend', 'hilltop'].map((id, sort) => ({
        id,
        name: both(id),
        initial: 'R',
        provinceId: 'east',
        latitude: 30,
        longitude: 110,
        sort,
      })),
    )
  await database
    .insert(organisations)
    .values(['bus', 'fire'].map((id) => ({ id, kind: 'g', name: both(id), logo: '/l', intro: both('Intro') })))
  for (const id of ['ferry', 'market', 'flood']) await insertContent(database, { id })
  await insertContent(database, { id: 'tune', type: 1 })
  members = await Promise.all(
    Array.from({ length: 6 }, async (_, index) => await platform.logIn({ phone: `1380000000${index}` })),
  )
})
afterEach(() => platform.close())

const member = (index: number) => members[index] ?? { id: '', token: '' }
const read = async (id: string, readers: readonly number[], query: Record<string, string> = {}, type = 3) => {
  for (const index of readers)
    await platform.ask(recordHistory, { token: member(index).token, query, body: { post_id: id, type: type as 3 } })
}
const sums = async () => await queriesOf(platform.database).read(build.select().from(readSums))
const found = async (query: Record<string, string> = {}) =>
  (await platform.ask(listMuchRead, { query })).items.map(({ item, readers }) => [item.id, readers])

describe('what the neighbourhood reads (S078)', () => {
  it('is ordered by the people who read it, and shows nothing that only two have read', async () => {
    await read('ferry', [0, 1, 2])
    await read('market', [0, 1, 2, 3])
    await read('flood', [0, 1])
    expect(await found()).toEqual([
      ['market', 4],
      ['ferry', 3],
    ])
    expect(await found({ period: 'today' })).toEqual(await found())
  })

  it('counts each reader once, however often they come back, and in whatever places', async () => {
    await read('ferry', [0, 0, 1, 2])
    await read('ferry', [0, 1], { city: 'hilltop' })
    platform.clock.advance(1.5 * day)
    await read('ferry', [0, 1])
    expect(await found()).toEqual([['ferry', 3]])
    expect(await found({ period: 'today' })).toEqual([])
    expect(await found({ city: 'hilltop' })).toEqual([])
  })

  it('does not count accounts without a phone, of which one person can make many', async () => {
    const phoneless = await Promise.all(Array.from({ length: 4 }, async () => await platform.logIn({ phone: null })))
    for (const { token } of phoneless)
      await platform.ask(recordHistory, { token, query: {}, body: { post_id: 'ferry', type: 3 } })
    expect(await sums()).toEqual([])
  })

  it('is that of the place that the visitor chose; an unknown place is the site’s own city', async () => {
    await read('ferry', [0, 1, 2], { city: 'hilltop' })
    await read('market', [0, 1, 2], { city: 'nowhere' })
    expect(await found({ city: 'hilltop' })).toEqual([['ferry', 3]])
    expect(await found()).toEqual([['market', 3]])
    expect(await found({ city: 'riverbend' })).toEqual([['market', 3]])
    expect(await found({ city: 'east' })).toEqual([])
  })

  it('loses a day once seven have passed, whoever cleans up, and keeps what was read since', async () => {
    await read('ferry', [0, 1, 2, 3])
    platform.clock.advance(3 * day)
    await read('ferry', [4, 5])
    await read('market', [0, 1, 2])
    const cleanUp = async () => await endReadDays(platform.database, platform.clock.now())
    platform.clock.advance(3 * day)
    await cleanUp()
    expect(await found()).toEqual([
      ['ferry', 6],
      ['market', 3],
    ])
    platform.clock.advance(day)
    await cleanUp()
    await cleanUp()
    expect(await found()).toEqual([['market', 3]])
    const { token } = await platform.logIn({ phone: '13900000000' })
    await platform.ask(recordHistory, { token, query: {}, body: { post_id: 'ferry', type: 3 } })
    expect(await found()).toEqual([
      ['market', 3],
      ['ferry', 3],
    ])
    platform.clock.advance(8 * day)
    await cleanUp()
    expect(await sums()).toEqual([])
  })

  it('is narrowed to kinds, comes page by page, and leaves out what is withdrawn or in no list', async () => {
    await read('ferry', [0, 1, 2])
    await read('market', [0, 1, 2])
    await read('flood', [0, 1, 2, 3])
    await read('tune', [0, 1, 2, 3, 4], {}, 1)
    expect(await found({ types: '1' })).toEqual([['tune', 5]])
    const pages: string[][] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const page: { items: readonly { item: { id: string } }[]; next_cursor: string | null } = await platform.ask(
        listMuchRead,
        { query: { page_size: '2', cursor } },
      )
      pages.push(page.items.map(({ item }) => item.id))
      cursor = page.next_cursor
    }
    expect(pages).toEqual([
      ['tune', 'flood'],
      ['market', 'ferry'],
    ])
    const { database } = platform
    await database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, 'flood'))
    await database.update(contents).set({ listed: false }).where(eq(contents.id, 'tune'))
    expect(await found()).toEqual([
      ['market', 3],
      ['ferry', 3],
    ])
  })

  it('keeps nothing of who read it', async () => {
    await read('ferry', [0, 1, 2])
    const kept = JSON.stringify(await sums())
    for (const { id } of members) expect(kept).not.toContain(id)
  })
})

describe('whom to follow (S078)', () => {
  const publish = async (kind: 'organisation' | 'member', publisherId: string, contentId: string) =>
    await platform.database
      .insert(publications)
      .values({ kind, publisherId, contentId, publishedAt: platform.clock.now() })
  const suggested = async (kind: string, token?: string, query: Record<string, string> = {}) =>
    (
      await platform.ask(listToFollow, {
        query: { kind, ...query },
        headers: { 'accept-language': 'en' },
        ...(token === undefined ? {} : { token }),
      })
    ).items.map(({ id }) => id)

  it('are those whose contents were read most, without those whom the visitor follows', async () => {
    await publish('organisation', 'bus', 'ferry')
    await publish('organisation', 'fire', 'market')
    await publish('organisation', 'fire', 'flood')
    await read('ferry', [0, 1, 2, 3, 4])
    await read('market', [0, 1, 2])
    await read('flood', [0, 1, 2, 3])
    expect(await suggested('organisation')).toEqual(['fire', 'bus'])
    expect(await suggested('organisation', undefined, { city: 'hilltop' })).toEqual([])
    const { token } = member(0)
    await platform.ask(follow, { token, body: { target_id: 'fire', kind: 'organisation', action: 1 } })
    expect(await suggested('organisation', token)).toEqual(['bus'])
    const first = await platform.ask(listToFollow, { query: { kind: 'organisation', page_size: '1' } })
    expect(await suggested('organisation', undefined, { cursor: first.next_cursor ?? '' })).toEqual(['bus'])
  })

  it('are no people who stand in no ranking, who block the visitor or are blocked, or the visitor', async () => {
    const ids = ['ferry', 'market', 'flood', 'tune']
    for (const [index, id] of ids.entries()) {
      await publish('member', member(index).id, id)
      await read(id, [0, 1, 2, 3, 4], {}, id === 'tune' ? 1 : 3)
    }
    const reader = member(5)
    const shownTo = async (token?: string) => [...(await suggested('member', token))].sort()
    expect(await shownTo()).toEqual([0, 1, 2, 3].map((index) => member(index).id).sort())
    await platform.ask(changePrivacy, { token: member(0).token, body: { in_rankings: false } })
    await platform.ask(blockPerson, { token: member(1).token, path: { id: reader.id } })
    await platform.ask(blockPerson, { token: reader.token, path: { id: member(2).id } })
    expect(await shownTo(reader.token)).toEqual([member(3).id])
    expect(await shownTo(member(3).token)).toEqual([1, 2].map((index) => member(index).id).sort())
  })
})
