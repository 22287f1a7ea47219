import { readFolder } from '../../features/frame/publishing/read-folder'
import { publishableArticles, type ArticleFields } from '../../features/media/articles/publish-articles'
import type { PublishedDocument } from '../../kernel/publishing/publishable-kind'
import { articleBody, storedMedia } from '../article-body'
import { demoMedia } from '../media'

/** Reads the articles that were written one by one: files beside the demo's media, such as a newsroom publishes. */
export async function writtenArticles(): Promise<readonly PublishedDocument<ArticleFields>[]> {
  const { documents, problems } = await readFolder(demoMedia, [publishableArticles])
  if (problems.length > 0)
    throw new Error(problems.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'))
  return documents.map(({ id, fields, texts }) => ({
    id,
    fields: fields as ArticleFields,
    media: storedMedia,
    text: texts === null ? null : articleBody(texts),
  }))
}
