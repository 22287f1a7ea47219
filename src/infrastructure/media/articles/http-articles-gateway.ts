import { inject } from 'inversify'
import { getArticle, listRelated, listVoiceConfigs } from '../../../../contract/articles'
import type { ArticlesGateway } from '../../../application/media/articles/articles-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import { contentKinds } from '../../../domain/frame/content/content-kinds'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { shareable } from '../../frame/content/publication-of-wire'

const type = contentKinds.post.code

export class HttpArticlesGateway implements ArticlesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async article(id: string, signal?: CancelSignal) {
    const answer = await this.http.send(getArticle, { failures: 'content', path: { id }, signal })
    return mapped(answer, ({ externalUrl, ...article }) => ({
      ...shareable(article),
      externalUrl: externalUrl || null,
    }))
  }

  async relatedItems(id: string, signal?: CancelSignal) {
    return mapped(
      await this.http.send(listRelated, { failures: 'background', query: { id, type }, signal }),
      ({ items }) => items.map(feedItemOf),
    )
  }

  voiceSettings() {
    return this.http.send(listVoiceConfigs, { failures: 'config' })
  }
}
