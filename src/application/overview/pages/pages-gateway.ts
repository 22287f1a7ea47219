import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { CardContent, CardStyle, CustomPage, PageCard } from '../../../domain/overview/pages/page-card'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The default page of the site, used for a blank id (S001). */
export const defaultPage = 'default'

/** A card whose content is fetched. When a reloaded page no longer has the card, only its id is known. */
export type CardReference = PageCard | { readonly id: string; readonly type?: undefined }

/** One page of all items behind a card. */
export interface CardItems extends Page<FeedItem> {
  readonly title: string
  readonly style: CardStyle | null
}

/** Pages of the page builder. */
export interface PagesGateway {
  /** A page of the builder. Unknown cards are left out and malformed ones are marked; neither breaks the page. */
  page(id: string, signal?: CancelSignal): Promise<Outcome<CustomPage>>
  /** A page that is not published, by its token. */
  preview(token: string, signal?: CancelSignal): Promise<Outcome<CustomPage>>
  /** The content of one card; `tab` selects a tab of a tabs card. */
  content(card: CardReference, tab?: string): Promise<Outcome<CardContent>>
  /** All items behind a card, or behind a tab by its id (S010). */
  items(id: string, cursor?: string, signal?: CancelSignal): Promise<Outcome<CardItems>>
}
export const PagesGateway = port<PagesGateway>('PagesGateway')
