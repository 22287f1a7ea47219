import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listSelection } from '../../../../../contract/selection'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { selection } from '../../../../../platform/features/media/selection/selection.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

let platform: TestPlatform
const numbers = Array.from({ length: 25 }, (_, index) => index + 1)
beforeAll(async () => {
  platform = await startPlatform()
  for (const number of numbers) await insertContent(platform.database, { id: `post-${number}` })
  await platform.database
    .insert(selection)
    .values(
      numbers.map((number) => ({
        contentId: `post-${number}`,
        note: { 'zh-CN': `第${number}条`, en: `Number ${number}` },
        chosenAt: new Date(2026, 0, 1, 0, 30 - Math.floor(number / 2)),
      })),
    )
  await platform.database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, 'post-7'))
})
afterAll(() => platform.close())

it('the editors’ picks come in pages, the newest first, each with its note, without withdrawn ones', async () => {
  const ids: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const page = await platform.call(listSelection, {
      query: { page_size: '10', ...(cursor === '' ? {} : { cursor }) },
      headers: { 'accept-language': 'en' },
    })
    const items = page.data.items as { note: string; item: { id: string } }[]
    for (const { note, item } of items) expect(note).toBe(`Number ${item.id.slice(5)}`)
    ids.push(...items.map(({ item }) => item.id))
    cursor = page.data.next_cursor
  }
  expect(new Set(ids).size).toBe(24)
  expect(ids).not.toContain('post-7')
  expect(ids[0]).toBe('post-1')
  expect(ids.at(-1)).toBe('post-24')
})
