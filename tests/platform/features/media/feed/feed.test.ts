import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countNewerFeed, listFeed } from '../../../../../contract/feed'
import { categories, subCategories } from '../../../../../platform/kernel/contents/contents.schema'
import type { ContentPlacement } from '../../../../../platform/kernel/contents/contents.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'
import { sealedCursor } from '../../../../support/sealed-cursor'

describe('a feed', () => {
  let platform: TestPlatform
  const ids = async (query: Record<string, string>) =>
    (await platform.ask(listFeed, { query })).items.map(({ id }) => id)

  beforeAll(async () => {
    platform = await startPlatform()
    const { database } = platform
    await database.insert(categories).values([
      { id: 'a', name: { 'zh-CN': '甲', en: 'A' }, sort: 0 },
      { id: 'b', name: { 'zh-CN': '乙', en: 'B' }, sort: 1 },
    ])
    await database
      .insert(subCategories)
      .values({ id: 'a-1', categoryId: 'a', name: { 'zh-CN': '甲一', en: 'A1' }, sort: 0 })
    const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute))
    for (let index = 0; index < 25; index += 1)
      await insertContent(database, {
        id: `post-${String(index).padStart(3, '0')}`,
        categoryId: index % 2 === 0 ? 'a' : 'b',
        subCategoryId: index % 4 === 0 ? 'a-1' : null,
        publishedAt: at(Math.floor(index / 3)),
      })
    await insertContent(database, { id: 'video-1', type: 4, categoryId: 'a', publishedAt: at(5) })
    await insertContent(database, { id: 'special-1', type: 5, categoryId: 'b', publishedAt: at(1) })
    await insertContent(database, { id: 'hidden', listed: false, publishedAt: at(50) })
  })
  afterAll(() => platform.close())

  it('is read to its end page by page: every item once, newest first, those of one moment in the order of their ids', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    do {
      const data: { items: { id: string }[]; next_cursor: string | null } = await platform.ask(listFeed, {
        query: { page_size: '4', ...(cursor ? { cursor } : {}) },
      })
      expect(data.items.length).toBeLessThanOrEqual(4)
      seen.push(...data.items.map(({ id }) => id))
      cursor = data.next_cursor
    } while (cursor !== null)
    expect(seen).toHaveLength(27)
    expect(new Set(seen).size).toBe(27)
    expect(seen.slice(0, 3)).toEqual(['post-024', 'post-023', 'post-022'])
    expect(seen).not.toContain('hidden')
  })

  it('keeps its place when newer items come in between', async () => {
    const first = await platform.ask(listFeed, { query: { page_size: '3', category_id: 'b' } })
    await insertContent(platform.database, {
      id: 'newcomer',
      categoryId: 'b',
      publishedAt: new Date('2026-03-02T00:00:00.000Z'),
    })
    const second = await ids({ page_size: '3', category_id: 'b', cursor: first.next_cursor ?? '' })
    await platform.database.execute(sql`delete from contents where id = 'newcomer'`)
    expect(second).toEqual(['post-017', 'post-015', 'post-013'])
  })

  it('is narrowed by category, by sub-category and by one type or several', async () => {
    expect(await ids({ category_id: 'a', types: '4' })).toEqual(['video-1'])
    expect(await ids({ types: '4,5' })).toEqual(['video-1', 'special-1'])
    expect(await ids({ category_id: 'b', types: '4,5' })).toEqual(['special-1'])
    expect(await ids({ sub_category_id: 'a-1', page_size: '3' })).toEqual(['post-024', 'post-020', 'post-016'])
    expect(await ids({ category_id: 'none' })).toEqual([])
  })

  it('answers in the language asked for, and says that it depends on it', async () => {
    const english = await platform.call(listFeed, { headers: { 'accept-language': 'en-GB,en;q=0.9' } })
    const chinese = await platform.call(listFeed, { headers: { 'accept-language': 'en', 'x-language': 'zh-CN' } })
    expect(english.data.items[0].title).toBe('Title post-024')
    expect(chinese.data.items[0].title).toBe('标题post-024')
    expect(english.headers.vary).toMatch(/accept-language/i)
  })

  it('refuses a cursor, a type and a size that it did not offer', async () => {
    const refused = async (query: Record<string, string>) => (await platform.call(listFeed, { query })).code
    expect(await refused({ cursor: 'nonsense' })).toBe(400001)
    expect(await refused({ cursor: Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url') })).toBe(
      400001,
    )
    for (const day of ['2026-02-30', '0000-01-01', '2026-04-31', '2026-13-45'])
      expect(await refused({ cursor: sealedCursor(platform, [`${day}T00:00:00.000Z`, 'x']) })).toBe(400001)
    expect(await refused({ cursor: sealedCursor(platform, ['2026-01-01T00:00:00.000Z', 'a\0b']) })).toBe(400001)
    expect(await refused({ cursor: sealedCursor(platform, ['2026-01-01T00:00:00.000Z', 'x']) })).toBe(100000)
    expect(await refused({ types: '99' })).toBe(400001)
    expect(await refused({ page_size: '51' })).toBe(400001)
  })

  describe('below a head', () => {
    const slide = (value: string, more: Record<string, unknown> = {}) => ({
      ...{ id: value, title: { 'zh-CN': value, en: value }, image: '/a.webp' },
      ...{ link: { kind: 'content', type: 3, value }, ...more },
    })
    const setCarousel = (carousel: readonly ContentPlacement[]) =>
      platform.database.update(categories).set({ carousel }).where(eq(categories.id, 'a'))
    beforeAll(() =>
      setCarousel([
        slide('post-024'),
        slide('post-022', { place: '430100' }),
        slide('post-021', { link: { kind: 'channel', type: 1, value: 'post-021' } }),
        slide('video-1', { link: { kind: 'content', type: 4, value: 'video-1' } }),
      ]),
    )
    afterAll(() => setCarousel([]))

    it('leaves out what its carousel leads to in the chosen place, and nothing else, on every page', async () => {
      const all = await ids({ page_size: '50' })
      const below = await ids({ page_size: '50', below_head: 'home' })
      expect(below).toEqual(all.filter((id) => !['post-024', 'video-1'].includes(id)))
      const there = await ids({ page_size: '50', below_head: 'a', city: '430100' })
      expect(there).toEqual(below.filter((id) => id !== 'post-022'))
      const pages: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const query: Record<string, string> = { page_size: '3', below_head: 'home', cursor }
        const page: { items: { id: string }[]; next_cursor: string | null } = await platform.ask(listFeed, { query })
        if (page.next_cursor !== null) expect(page.items).toHaveLength(3)
        pages.push(...page.items.map(({ id }) => id))
        cursor = page.next_cursor
      }
      expect(pages).toEqual(below)
    })

    it('does so within a category and among types', async () => {
      expect(await ids({ category_id: 'a', below_head: 'home', page_size: '2' })).toEqual(['post-022', 'post-020'])
      expect(await ids({ types: '4,5', below_head: 'home' })).toEqual(['special-1'])
    })

    it('does not count what it leaves out as newer', async () => {
      const count = async (query: Record<string, string>) =>
        (await platform.ask(countNewerFeed, { query: { since: '2020-01-01T00:00:00.000Z', ...query } })).count
      expect([await count({}), await count({ below_head: 'home' })]).toEqual([27, 25])
    })

    it.each(['b', 'no-category'])('leaves out nothing below %s, which has no carousel', async (head) => {
      expect(await ids({ below_head: head })).toEqual(await ids({}))
    })
  })

  it('counts what is newer than an instant', async () => {
    const since = (await platform.ask(listFeed, { query: { page_size: '5' } })).items[4]?.published_at as string
    expect((await platform.ask(countNewerFeed, { query: { since } })).count).toBe(4)
    expect(
      (await platform.ask(countNewerFeed, { query: { since: '2020-01-01T00:00:00.000Z', types: '4,5' } })).count,
    ).toBe(2)
  })
})
