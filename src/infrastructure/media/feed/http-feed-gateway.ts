import { inject } from 'inversify'
import { countNewerFeed, getCategoryHead, listCategories, listFeed } from '../../../../contract/feed'
import { like } from '../../../../contract/reactions'
import type { FeedGateway, FeedScope } from '../../../application/media/feed/feed-gateway'
import type { SwitchAnswer } from '../../../application/participation/reactions/reactions-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { Outcome } from '../../../application/frame/shared/failure'
import type { Page, PageRequest } from '../../../application/frame/shared/page'
import type { Category, CategoryHead } from '../../../domain/media/feed/category'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import { contentKinds, kindsWith } from '../../../domain/frame/content/content-kinds'
import { linkTarget } from '../../../domain/frame/navigation/site-link'
import { HttpClient } from '../../frame/http/http-client'
import { mapped, partOf } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import { creditsEarned } from '../../frame/http/earned'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'

export class HttpFeedGateway implements FeedGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async categories(signal?: CancelSignal): Promise<Outcome<readonly Category[]>> {
    return partOf(await this.http.send(listCategories, { failures: 'in-place', signal }), 'items')
  }

  async head(id: string, signal?: CancelSignal): Promise<Outcome<CategoryHead>> {
    return mapped(
      await this.http.send(getCategoryHead, { failures: 'in-place', path: { id }, signal }),
      ({ carousel, entries }) => ({
        carousel: carousel.map(({ id: pictureId, title, image, link }) => ({
          id: pictureId,
          title,
          image,
          target: linkTarget(link),
        })),
        entries: entries.map(({ id: entryId, name, icon, link }) => ({
          id: entryId,
          name,
          icon,
          target: linkTarget(link),
        })),
      }),
    )
  }

  async page(
    scope: FeedScope,
    { pageSize, cursor }: PageRequest,
    signal?: CancelSignal,
  ): Promise<Outcome<Page<FeedItem>>> {
    const query = {
      ...queryOf(scope),
      ...(pageSize === undefined ? {} : { pageSize }),
      ...(cursor === undefined ? {} : { cursor }),
    }
    return mapped(await this.http.send(listFeed, { failures: 'in-place', query, signal }), pageOf(feedItemOf))
  }

  async countNewer(scope: FeedScope, since: number): Promise<Outcome<number>> {
    const query = { since: new Date(since).toISOString(), ...queryOf(scope) }
    return partOf(await this.http.send(countNewerFeed, { failures: 'background', query }), 'count')
  }

  async like({ kind, id }: Pick<FeedItem, 'kind' | 'id'>, on: boolean): Promise<Outcome<SwitchAnswer>> {
    const answer = await this.http.send(like, {
      failures: 'common',
      body: { postId: id, type: contentKinds[kind].code, action: on ? 1 : 0 },
    })
    return mapped(answer, ({ liked, likes, credits }) => ({ isOn: liked, count: likes, ...creditsEarned(credits) }))
  }
}

/** Builds the query. For all kinds, `types` is left out, because that query is cheaper. */
function queryOf({ categoryId, subCategoryId, organisationId, belowHead, kinds }: FeedScope): {
  categoryId?: string
  subCategoryId?: string
  organisationId?: string
  belowHead?: string
  types?: string
} {
  return {
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(subCategoryId === undefined ? {} : { subCategoryId }),
    ...(organisationId === undefined ? {} : { organisationId }),
    ...(belowHead === undefined ? {} : { belowHead }),
    ...(kinds.length === 0 || kinds.length === kindsWith('list').length
      ? {}
      : { types: kinds.map((kind) => contentKinds[kind].code).join() }),
  }
}
