import { afterEach, beforeEach, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { getPage, getPageCardItems, getPagePreview, listPageCardItems } from '../../../../../contract/pages'
import { pageCards, pages } from '../../../../../platform/features/overview/pages/pages.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}页`, en: text })
const token = '7d1f0a9be3c24f5c8a6b'
let platform: TestPlatform

beforeEach(async () => {
  platform = await startPlatform()
  const page = (id: string, previewToken: string | null) => ({
    id,
    title: both(id),
    shareDescription: both(''),
    previewToken,
  })
  await platform.database.insert(pages).values([page('public', null), page('draft', token)])
  await platform.database
    .insert(pageCards)
    .values({ id: 'gap', pageId: 'draft', sort: 1, type: 'space', content: { height: 12, line: false } })
})
afterEach(() => platform.close())

it('S160: a page that is not published is found by its token alone, and kept by no cache', async () => {
  expect((await platform.call(getPage, { path: { id: 'draft' } })).code).toBe(errorCodes.gone)
  const shown = await platform.call(getPagePreview, { path: { id: token } })
  expect(shown.data).toMatchObject({ id: 'draft', cards: [{ id: 'gap', type: 'space', height: 12 }] })
  expect(getPagePreview.isKeptOffline).toBe(false)
})

it('S160: an id is no token, and a published page has no preview', async () => {
  for (const id of ['draft', 'public', 'null'])
    expect((await platform.call(getPagePreview, { path: { id } })).code).toBe(errorCodes.gone)
  expect(await platform.ask(getPage, { path: { id: 'public' } })).toMatchObject({ id: 'public', cards: [] })
})

it('S010: all items behind a card come in pages, picked ones in their order, others newest first', async () => {
  const { database } = platform
  for (const index of [1, 2, 3, 4])
    await insertContent(database, { id: `post-${index}`, publishedAt: new Date(Date.UTC(2026, 10, index)) })
  await database.insert(pageCards).values([
    {
      id: 'picked',
      pageId: 'public',
      sort: 1,
      type: 'article-list',
      title: both('Picked'),
      source: 'ids',
      itemIds: ['post-2', 'nowhere', 'post-4', 'post-1'],
      itemLimit: 1,
      content: { style: 'left', more: 'all' },
      eager: false,
    },
    { id: 'newest', pageId: 'public', sort: 2, type: 'video-list', source: 'newest', itemType: 3, itemLimit: 2 },
  ])
  const idsOf = async (id: string) => {
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const query = { page_size: '2', ...(cursor === '' ? {} : { cursor }) }
      const data: { items: { id: string }[]; next_cursor: string | null } = await platform.ask(listPageCardItems, {
        path: { id },
        query,
      })
      ids.push(...data.items.map((item) => item.id))
      cursor = data.next_cursor
    }
    return ids
  }
  expect(await idsOf('picked')).toEqual(['post-2', 'post-4', 'post-1'])
  expect(await idsOf('newest')).toEqual(['post-4', 'post-3', 'post-2', 'post-1'])
  const data = await platform.ask(listPageCardItems, { path: { id: 'picked' }, query: {} })
  expect(data).toMatchObject({ title: 'Picked页', style: 'left' })
  const { cards } = await platform.ask(getPage, { path: { id: 'public' } })
  expect(cards).toMatchObject([
    { items: null, rows: 1, more: { value: '/morePageCardData/picked' } },
    { type: 'video-list' },
  ])
  expect((await platform.call(listPageCardItems, { path: { id: 'nowhere' }, query: {} })).code).toBe(errorCodes.gone)
})

it('S010, S160: what is behind the cards of a page that is not published is shown to nobody', async () => {
  expect((await platform.call(listPageCardItems, { path: { id: 'gap' }, query: {} })).code).toBe(errorCodes.gone)
})

it('the items of cards far down a page are fetched one card at a time', async () => {
  await platform.database
    .insert(pageCards)
    .values(
      Array.from({ length: 26 }, (_, index) => ({
        id: `card-${index}`,
        pageId: 'public',
        sort: index,
        type: 'article-list',
        source: 'newest',
        content: { style: 'text' },
      })),
    )
  const { cards } = (await platform.call(getPage, { path: { id: 'public' } })).data as { cards: { items: unknown }[] }
  expect(cards.map(({ items }) => items === null)).toEqual([...Array<boolean>(24).fill(false), true, true])
  const data = await platform.ask(getPageCardItems, { path: { id: 'card-25' } })
  expect(data.items).toEqual([])
})
