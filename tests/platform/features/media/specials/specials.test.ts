import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { errorCodes } from '../../../../../contract/envelope'
import { getSpecial, listSpecialColumn } from '../../../../../contract/specials'
import { specialColumns, specialItems } from '../../../../../platform/features/media/specials/specials.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform } from '../../../../support/platform'
import type { TestPlatform } from '../../../../support/platform'

const both = (text: string) => ({ 'zh-CN': `${text}栏`, en: text })

describe('a special', () => {
  let platform: TestPlatform
  const open = (id = 'topic', headers?: Record<string, string>) =>
    platform.call(getSpecial, { path: { id }, ...(headers === undefined ? {} : { headers }) })
  const more = (query: Record<string, string>) => platform.call(listSpecialColumn, { path: { id: 'latest' }, query })

  beforeEach(async () => {
    platform = await startPlatform()
    const { database } = platform
    await insertContent(database, { id: 'topic', type: 5, covers: ['/banner', '/other'] })
    await insertContent(database, { id: 'withdrawn', type: 5, state: 'withdrawn' })
    await database.insert(specialColumns).values([
      { id: 'then', specialId: 'topic', name: both('Then'), sort: 2 },
      { id: 'latest', specialId: 'topic', name: both('Latest'), sort: 1 },
    ])
    for (const index of [1, 2, 3, 4, 5, 6]) await insertContent(database, { id: `post-${index}` })
    await insertContent(database, { id: 'gone', state: 'withdrawn' })
    await database.insert(specialItems).values([
      { columnId: 'latest', contentId: 'gone', sort: 0 },
      // Two in one place: the order is still that of every page.
      ...[1, 2, 3, 3, 5, 6].map((sort, at) => ({ columnId: 'latest', contentId: `post-${at + 1}`, sort })),
      { columnId: 'then', contentId: 'post-2', sort: 1 },
    ])
  })
  afterEach(() => platform.close())

  it('has its columns in the order of the editors, each with its first items, without withdrawn ones', async () => {
    const { data } = await open('topic', { 'accept-language': 'en' })
    expect(data).toMatchObject({ id: 'topic', title: 'Title topic', lead: 'Summary', cover: '/banner' })
    const columns = data.columns as { name: string; items: { id: string }[]; next_cursor: string | null }[]
    expect(columns.map(({ name, items }) => [name, items.map(({ id }) => id)])).toEqual([
      ['Latest', ['post-1', 'post-2', 'post-3', 'post-4']],
      ['Then', ['post-2']],
    ])
    expect(columns.map(({ next_cursor }) => next_cursor === null)).toEqual([false, true])
  })

  it('continues a column where its first items end', async () => {
    const { data } = await open()
    const next = await more({ cursor: data.columns[0].next_cursor })
    expect(next.data).toMatchObject({ items: [{ id: 'post-5' }, { id: 'post-6' }], next_cursor: null })
    const pages: string[] = []
    for (let cursor: string | null = ''; cursor !== null;) {
      const page = await more({ page_size: '1', ...(cursor === '' ? {} : { cursor }) })
      pages.push(...(page.data.items as { id: string }[]).map(({ id }) => id))
      cursor = page.data.next_cursor
    }
    expect(pages).toEqual([1, 2, 3, 4, 5, 6].map((index) => `post-${index}`))
  })

  it('is gone once it is withdrawn, and as another kind', async () => {
    expect((await open('withdrawn')).code).toBe(errorCodes.gone)
    expect((await open('post-1')).code).toBe(errorCodes.gone)
  })
})
