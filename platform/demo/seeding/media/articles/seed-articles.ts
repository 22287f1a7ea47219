import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf, type Queries } from '../../../../kernel/database/queries'
import type { PublishedDocument, PublishingContext } from '../../../../kernel/publishing/publishable-kind'
import { siteInstant } from '../../../../kernel/publishing/site-instant'
import { articleOf, type ArticleFields } from '../../../../features/media/articles/publish-articles'
import { writeArticles } from '../../../../features/media/articles/write-articles'
import type { WrittenArticle } from '../../../../features/media/articles/write-articles'
import { articleBody } from '../../../article-body'
import { afterPublication } from '../../../articles/after-publication'
import { edgeArticles } from '../../../articles/edge-articles'
import { composedArticles } from '../../../articles/composed'
import type { ComposedArticle } from '../../../articles/composed'
import { writtenArticles } from '../../../articles/written'
import { media, mediaAddress, picturesFor } from '../../../media'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import type { OnCount } from '../../insert'
import { baseRow, countsOf, momentOf } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'

export const articlesDemo: DemoStep = { feature: 'articles', what: bilingual('文章', 'articles'), seed: seedArticles }

const layouts = ['right', 'right', 'big', 'right', 'right', 'three', 'right', 'text', 'right', 'three'] as const
export const articleId = (index: number): string => `post-${String(index + 1).padStart(6, '0')}`

/** Returns the everyday news in its order: no template is repeated before all other templates were used. */
function everydayNews(): ComposedArticle[] {
  const shuffle = sequence('order of articles')
  return composedArticles().flatMap((round) =>
    round
      .map((article) => ({ article, at: shuffle.whole(1_000_000) }))
      .sort((one, other) => one.at - other.at)
      .map(({ article }) => article),
  )
}

/** Hours between two articles for other cities. */
const everyHours = 5

/**
 * Returns the articles, newest first. Everyday news takes the numbers between those that were written one by one, which are
 * densest where visitors look first. Articles for other cities have a number of their own, behind the city's.
 */
async function articlesInOrder(database: Database, now: Date): Promise<WrittenArticle[]> {
  const written = await writtenArticles()
  const queries = queriesOf(database)
  const instant = siteInstant(queries)
  const articleAt = (document: PublishedDocument<ArticleFields>, publishedAt: Date) =>
    writtenArticle(queries, document, { at: now, publishedAt, isChange: false, instant })
  const isElsewhere = ({ id }: { readonly id: string }) => !/^post-\d{6}$/.test(id)
  const own = new Map(written.filter((document) => !isElsewhere(document)).map((document) => [document.id, document]))
  const news = everydayNews()
  const count = own.size + news.length
  const articles: WrittenArticle[] = []
  for (let index = 0; index < count; index += 1) {
    const publishedAt = momentOf(now, index, count)
    const document = own.get(articleId(index))
    own.delete(articleId(index))
    const everyday = document === undefined ? news.shift() : undefined
    if (document !== undefined) articles.push(await articleAt(document, publishedAt))
    else if (everyday !== undefined) articles.push(composedArticle(everyday, index, publishedAt, now))
  }
  if (own.size > 0) throw new Error(`There are ${count} articles: none can be ${[...own.keys()].join(', ')}`)
  articles.push(...edgeArticles(now))
  for (const document of written.filter(isElsewhere)) {
    const hours = Number(/\d+$/.exec(document.id)?.[0]) * everyHours
    articles.push(await articleAt(document, new Date(now.getTime() - hours * 3_600_000)))
  }
  return articles
}

/** Returns an article as its file describes it, with what readers and the newsroom did since it was published. */
async function writtenArticle(
  queries: Queries,
  document: PublishedDocument<ArticleFields>,
  publication: PublishingContext,
): Promise<WrittenArticle> {
  const { at, publishedAt } = publication
  const { content, detail } = await articleOf(queries, document, publication)
  return {
    content: { ...content, ...countsOf(document.id, (at.getTime() - publishedAt.getTime()) / 86_400_000) },
    detail: { ...detail, ...afterPublication(document.id, publishedAt, at) },
  }
}

/** The number of inserts between two reports of the progress. */
const batchSize = 40

export async function seedArticles(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const articles = await articlesInOrder(database, now)
  for (let start = 0; start < articles.length; start += batchSize) {
    await writeArticles(database, articles.slice(start, start + batchSize), 'keep')
    onCount?.({ done: Math.min(start + batchSize, articles.length), of: articles.length })
  }
}

function composedArticle(article: ComposedArticle, index: number, publishedAt: Date, now: Date): WrittenArticle {
  const id = articleId(index)
  const layout = layouts[index % layouts.length] ?? 'right'
  const covers = picturesFor(article.tags, layout === 'three' ? 3 : 1, sequence(`look of ${id}`))
  const { title, summary, sub } = article
  return {
    content: {
      ...baseRow({ id, type: contentKinds.post.code, title, summary, publishedAt, now, sub, place: index }),
      layout,
      covers: layout === 'text' ? [] : covers,
      ...article.position,
    },
    detail: {
      author: bilingual('本报记者', 'Staff reporter'),
      body: articleBody(article.body),
      voiceUrl: index % 9 === 0 ? voiceOf(index) : null,
    },
  }
}

/** A recording in each language, which stands in for a recording of the article. */
function voiceOf(index: number) {
  const soundOf = (language: string) => (media.audio ?? []).filter((sound) => sound.language === language)
  const of = (language: string) =>
    mediaAddress(soundOf(language)[index % Math.max(1, soundOf(language).length)]?.file ?? '')
  return bilingual(of('zh-CN'), of('en'))
}
