import type { Language } from '../../../../src/domain/frame/site/preferences'
import { contentKinds } from '../../../../src/domain/frame/content/content-kinds'
import { writeContents } from '../../../kernel/contents/write-contents'
import type { ContentRow, Writing } from '../../../kernel/contents/write-contents'
import type { Database } from '../../../kernel/database/client'
import { writeRows } from '../../../kernel/database/write-rows'
import { articleDetails } from './articles.schema'

type DetailRow = typeof articleDetails.$inferInsert

/** An article: its content, and what its page alone has. The type and the minutes that it takes follow from these. */
export interface WrittenArticle {
  readonly content: Omit<ContentRow, 'type'>
  readonly detail: Omit<DetailRow, 'contentId' | 'readingMinutes'>
}

/** Writes articles, as the newsroom publishes them and the demo city has them. */
export async function writeArticles(
  database: Database,
  articles: readonly WrittenArticle[],
  writing: Writing,
): Promise<void> {
  await writeContents(
    database,
    articles.map(({ content }) => ({ ...content, type: contentKinds.post.code })),
    writing,
  )
  await writeRows(
    database,
    articleDetails,
    articles.map(({ content, detail }) => ({
      ...{ ...detail, contentId: content.id },
      readingMinutes: {
        'zh-CN': readingMinutes(detail.body['zh-CN'], 'zh-CN'),
        en: readingMinutes(detail.body.en, 'en'),
      },
    })),
    writing === 'replace' ? { replaced: [articleDetails.contentId] } : {},
  )
}

/** The minutes that it takes to read a text, at 400 Chinese characters or 220 English words a minute; at least one. */
export function readingMinutes(html: string, language: Language): number {
  const text = html.replace(/<[^>]+>/g, ' ')
  const length =
    language === 'en' ? (text.match(/\S+/g)?.length ?? 0) / 220 : (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 400
  return Math.max(1, Math.round(length))
}
