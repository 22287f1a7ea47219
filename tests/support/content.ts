import type { Database } from '../../platform/kernel/database/client'
import { articleDetails } from '../../platform/features/media/articles/articles.schema'
import { contents } from '../../platform/kernel/contents/contents.schema'

export type ContentRow = typeof contents.$inferInsert

/** Inserts a content with defaults for what a test does not care about; an article also gets its body. */
export async function insertContent(
  database: Database,
  row: Partial<ContentRow> & { readonly id: string },
): Promise<void> {
  const type = row.type ?? 3
  await database
    .insert(contents)
    .values({
      type,
      title: { 'zh-CN': `标题${row.id}`, en: `Title ${row.id}` },
      summary: { 'zh-CN': '摘要', en: 'Summary' },
      publishedAt: new Date('2026-03-01T00:00:00.000Z'),
      ...row,
    })
  if (type === 3)
    await database
      .insert(articleDetails)
      .values({
        contentId: row.id,
        body: { 'zh-CN': '<p>正文</p>', en: '<p>Body</p>' },
        readingMinutes: { 'zh-CN': 1, en: 2 },
      })
}
