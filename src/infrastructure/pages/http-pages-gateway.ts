import { inject } from 'inversify'
import { getPage, getPageCardItems } from '../../../contract/pages'
import type { PagesGateway } from '../../application/pages/pages-gateway'
import type { CancelSignal } from '../../application/shared/cancel-signal'
import type { Outcome } from '../../application/shared/failure'
import type { CardContent, CustomPage } from '../../domain/pages/page-card'
import { feedItemOf } from '../feed/feed-item-of-wire'
import { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'
import { channelOf } from '../channels/channel-of-wire'
import { pageCardOf } from './page-card-of-wire'

export class HttpPagesGateway implements PagesGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async page(id: string, signal?: CancelSignal): Promise<Outcome<CustomPage>> {
    return mapped(
      await this.http.send(getPage, { failures: 'content', path: { id }, signal }),
      ({ shareImage, ...page }) => ({
        ...page,
        shareImage: shareImage || null,
        cards: page.cards.flatMap((card) => pageCardOf(card) ?? []),
      }),
    )
  }

  async content(cardId: string, tab?: string): Promise<Outcome<CardContent>> {
    const query = tab === undefined ? {} : { tab }
    return mapped(
      await this.http.send(getPageCardItems, { failures: 'in-place', path: { id: cardId }, query }),
      ({ items, channels }) => ({ items: items.map(feedItemOf), channels: channels.map(channelOf) }),
    )
  }
}
