import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCourses } from '../../../../../contract/classrooms'
import { courses } from '../../../../../platform/features/civic/classrooms/classrooms.schema'
import { contents } from '../../../../../platform/kernel/contents/contents.schema'
import { insertContent } from '../../../../support/content'
import { startPlatform, type TestPlatform } from '../../../../support/platform'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
  const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute))
  for (const [id, kind, minute] of [
    ['knots', 'safety', 1],
    ['tea', 'culture', 2],
    ['river', 'science', 3],
    ['opera', 'culture', 4],
  ] as const) {
    await insertContent(platform.database, { id, publishedAt: at(0) })
    await platform.database.insert(courses).values({ contentId: id, kind, addedAt: at(minute) })
  }
})
afterAll(() => platform.close())

const page = async (query: Record<string, string>) => {
  const data = await platform.ask(listCourses, { query })
  return data as { items: { kind: string; item: { id: string } }[]; next_cursor: string | null }
}
const ids = async (query: Record<string, string> = {}) => (await page(query)).items.map(({ item }) => item.id)

it('C111: courses come newest first, of all kinds or of one', async () => {
  expect(await ids()).toEqual(['opera', 'river', 'tea', 'knots'])
  expect(await ids({ kind: 'culture' })).toEqual(['opera', 'tea'])
})

it('C111: pages follow each other without a gap', async () => {
  const first = await page({ page_size: '3' })
  expect(first.items.map(({ item }) => item.id)).toEqual(['opera', 'river', 'tea'])
  expect(await ids({ page_size: '3', cursor: first.next_cursor ?? '' })).toEqual(['knots'])
})

it('C111: a withdrawn content is no course any more', async () => {
  await platform.database.update(contents).set({ state: 'withdrawn' }).where(eq(contents.id, 'river'))
  expect(await ids()).toEqual(['opera', 'tea', 'knots'])
})
