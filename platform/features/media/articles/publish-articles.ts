import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { contentPath } from '../../../../src/domain/frame/navigation/content-target'
import { contents, hosts } from '../../../kernel/contents/contents.schema'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { publishableKind } from '../../../kernel/publishing/publishable-kind'
import { checkReferences } from '../../../kernel/publishing/check-references'
import type { Exists, Misfit, PublishedDocument, PublishingContext } from '../../../kernel/publishing/publishable-kind'
import {
  checkContent,
  contentRowOf,
  contentShape,
  isContentTaken,
  kindsBeforeContents,
} from '../../../kernel/publishing/published-content'
import { bothLanguages, fileName, writtenMoment } from '../../../kernel/publishing/written-fields'
import { announceContent, withdrawContent } from '../../frame/publishing/public-content'
import { articleDetails } from './articles.schema'
import { writeArticles, type WrittenArticle } from './write-articles'

const articleFields = z.strictObject({
  ...contentShape,
  author: z.optional(bothLanguages(100)),
  /** The id of the host who wrote it, whose account it then leads to. */
  author_host: z.optional(z.string()),
  /** The pictures of its card, the first one that of its page. */
  covers: z._default(z.array(fileName).check(z.maxLength(3)), []),
  layout: z.optional(z.enum(contents.layout.enumValues)),
  /** A recording in each language. */
  voice: z.optional(z.strictObject({ 'zh-CN': fileName, en: fileName })),
  /** What was wrong and was put right, the newest first. */
  corrections: z._default(z.array(z.strictObject({ at: writtenMoment, text: bothLanguages(1000) })), []),
  external_url: z.optional(z.url({ protocol: /^https$/ })),
})
export type ArticleFields = z.output<typeof articleFields>

/** Articles, as the newsroom publishes them from files. */
export const publishableArticles = publishableKind<ArticleFields>({
  name: 'article',
  after: [...kindsBeforeContents, 'host'],
  schema: articleFields,
  text: 'html',
  media: { 'covers.*': 'image', 'share.cover': 'image', 'voice.zh-CN': 'audio', 'voice.en': 'audio' },
  titleOf: ({ title }) => title,
  pathOf: (id) => contentPath('post', id),
  check: checkArticle,
  isTaken: isContentTaken,
  write: async (transaction, document, publication) => {
    await writeArticles(transaction, [await articleOf(queriesOf(transaction), document, publication)], 'replace')
    await announceContent(transaction, document.id)
  },
  withdraw: (transaction, id) => withdrawContent(transaction, 'post', id),
})

/** Returns the article that a document describes. */
export async function articleOf(
  queries: Queries,
  document: PublishedDocument<ArticleFields>,
  publication: PublishingContext,
): Promise<WrittenArticle> {
  const { fields, text, media } = document
  const { author = null, covers, layout, voice, corrections, external_url: externalUrl = null } = fields
  const { instant, at, isChange } = publication
  const urlOf = (name: string): string => media[name]?.url ?? ''
  const keptCorrections: { readonly at: string; readonly text: (typeof corrections)[number]['text'] }[] = []
  for (const correction of corrections)
    keptCorrections.push({ at: (await instant(correction.at)).toISOString(), text: correction.text })
  return {
    content: {
      ...(await contentRowOf(queries, 'post', document, publication)),
      ...{ covers: covers.map(urlOf), externalUrl },
      layout: layout ?? (covers.length === 0 ? 'text' : covers.length === 3 ? 'three' : 'right'),
    },
    detail: {
      ...{ author, authorHostId: fields.author_host ?? null, corrections: keptCorrections },
      body: text ?? { 'zh-CN': '', en: '' },
      updatedAt: isChange ? at : null,
      correctedAt: await correctedAt(queries, document.id, keptCorrections.length, publication),
      voiceUrl: voice === undefined ? null : { 'zh-CN': urlOf(voice['zh-CN']), en: urlOf(voice.en) },
    },
  }
}

/** When the latest correction was published: now, if the file has more than were public before. */
async function correctedAt(
  queries: Queries,
  id: string,
  corrections: number,
  { at, isChange }: PublishingContext,
): Promise<Date | null> {
  const before = await queries.readOne(
    build
      .select({
        corrections: sql<number>`jsonb_array_length(${articleDetails.corrections})`,
        correctedAt: articleDetails.correctedAt,
      })
      .from(articleDetails)
      .where(eq(articleDetails.contentId, id)),
  )
  return isChange && corrections > (before?.corrections ?? 0) ? at : (before?.correctedAt ?? null)
}

async function checkArticle(queries: Queries, fields: Partial<ArticleFields>, exists: Exists): Promise<Misfit[]> {
  const author = { field: 'author_host', kind: 'host', table: hosts, id: fields.author_host }
  return [...(await checkContent(queries, fields, exists)), ...(await checkReferences(queries, exists, [author]))]
}
