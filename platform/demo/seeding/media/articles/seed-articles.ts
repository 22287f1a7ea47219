import { contentKinds } from '../../../../../src/domain/frame/content/content-kinds'
import type { Database } from '../../../../kernel/database/client'
import { writeArticles } from '../../../../features/media/articles/write-articles'
import type { WrittenArticle } from '../../../../features/media/articles/write-articles'
import { articleHtml } from '../../../article-body'
import { afterPublication, hostNamed } from '../../../articles/after-publication'
import { edgeArticles } from '../../../articles/edge-articles'
import { composedArticles } from '../../../articles/composed'
import type { DemoArticle } from '../../../articles/composed'
import { placedArticles, writtenArticles } from '../../../articles/written'
import { media, mediaAddress, picturesFor } from '../../../media'
import { sequence } from '../../../random'
import { bilingual } from '../../../text'
import type { OnCount } from '../../insert'
import { baseRow, momentOf, publishedBy } from '../../seed-contents'
import type { DemoStep } from '../../demo-step'

export const articlesDemo: DemoStep = { feature: 'articles', what: bilingual('文章', 'articles'), seed: seedArticles }

const layouts = ['right', 'right', 'big', 'left', 'right', 'three', 'right', 'text', 'left', 'three'] as const
export const articleId = (index: number): string => `post-${String(index + 1).padStart(6, '0')}`

/**
 * Orders the articles: everyday news stands between hand-written articles, which are densest where visitors look first.
 */
function articlesInOrder(): DemoArticle[] {
  const articles = writtenArticles()
  const shuffle = sequence('order of articles')
  // No template is repeated before all other templates were used.
  const composed = composedArticles().flatMap((round) =>
    round
      .map((article) => ({ article, at: shuffle.whole(1_000_000) }))
      .sort((one, other) => one.at - other.at)
      .map(({ article }) => article),
  )
  const orderedArticles: DemoArticle[] = []
  const remainingArticles = [...composed]
  for (const article of articles)
    orderedArticles.push(article, ...remainingArticles.splice(0, orderedArticles.length < 60 ? 1 : 3))
  return [...orderedArticles, ...remainingArticles]
}

/** Hours between two articles for other cities. */
const everyHours = 5

/** Articles for visitors who chose another city. */
function articlesElsewhere(now: Date): WrittenArticle[] {
  return placedArticles().map(({ place, article }, at) => {
    const id = `post-${place}-${at + 1}`
    const publishedAt = new Date(now.getTime() - (at + 1) * everyHours * 3_600_000)
    const body = { 'zh-CN': articleHtml(article.body['zh-CN']), en: articleHtml(article.body.en) }
    const base = baseRow({
      id,
      type: contentKinds.post.code,
      title: article.title,
      summary: article.summary,
      publishedAt,
      now,
      sub: article.sub,
      place: at,
    })
    return {
      content: {
        ...base,
        ...publishedBy('org-02'),
        place,
        layout: at % 3 === 0 ? 'big' : 'right',
        covers: picturesFor([...article.tags], 1, sequence(`look of ${id}`)),
      },
      detail: { author: article.author ?? bilingual('记者', 'Reporter'), body },
    }
  })
}

/** The number of inserts between two reports of the progress. */
const batchSize = 40

export async function seedArticles(database: Database, now: Date, onCount?: OnCount): Promise<void> {
  const inOrder = articlesInOrder()
  const articles = [
    ...inOrder.map((article, index) => articleAt(article, index, inOrder.length, now)),
    ...edgeArticles(now),
    ...articlesElsewhere(now),
  ]
  for (let start = 0; start < articles.length; start += batchSize) {
    await writeArticles(database, articles.slice(start, start + batchSize), 'keep')
    onCount?.({ done: Math.min(start + batchSize, articles.length), of: articles.length })
  }
}

function articleAt(article: DemoArticle, index: number, count: number, now: Date): WrittenArticle {
  const id = articleId(index)
  const order = sequence(`look of ${id}`)
  const layout = layouts[index % layouts.length] ?? 'right'
  const covers = picturesFor([...article.tags], layout === 'three' ? 3 : 1, order)
  const publishedAt = momentOf(now, index, count)
  const later = afterPublication(index, publishedAt, now)
  return {
    content: {
      ...baseRow({
        id,
        type: contentKinds.post.code,
        title: article.title,
        summary: article.summary,
        publishedAt,
        now,
        sub: article.sub,
        place: index,
      }),
      layout,
      covers: layout === 'text' ? [] : covers,
      share: later.share,
    },
    detail: {
      author: article.author ?? bilingual('本报记者', 'Staff reporter'),
      authorHostId: hostNamed(article.author),
      ...later.detail,
      body: { 'zh-CN': articleHtml(article.body['zh-CN']), en: articleHtml(article.body.en) },
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
