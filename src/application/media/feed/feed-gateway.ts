import type { Category, CategoryHead } from '../../../domain/media/feed/category'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import type { KindWith } from '../../../domain/frame/content/content-kinds'
import type { SwitchAnswer } from '../../participation/reactions/reactions-gateway'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The scope of a feed: a category, sub-category or organisation, or everything when none is given. */
export interface FeedScope {
  readonly categoryId?: string
  readonly subCategoryId?: string
  readonly organisationId?: string
  /** The id of the head above the feed, such as `homeHead`: what its carousel leads to is left out. */
  readonly belowHead?: string
  /** The kinds of content that are requested, usually those for which this version has a screen. */
  readonly kinds: readonly KindWith<'list'>[]
}

/** The id under which the contract has the carousel and entries above the feed of all categories. */
export const homeHead = 'home'

/** Feeds of content, and their categories. */
export interface FeedGateway {
  categories(signal?: CancelSignal): Promise<Outcome<readonly Category[]>>
  /** The carousel and quick entries above the feed of a category. */
  head(categoryId: string, signal?: CancelSignal): Promise<Outcome<CategoryHead>>
  page(scope: FeedScope, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<FeedItem>>>
  /** How many items are newer than a moment (milliseconds since 1970). */
  countNewer(scope: FeedScope, since: number): Promise<Outcome<number>>
  /**
   * Likes an item or removes the like. The wanted state is absolute, so that a repeat is harmless. Returns the
   * platform's state afterwards.
   */
  like(item: Pick<FeedItem, 'kind' | 'id'>, on: boolean): Promise<Outcome<SwitchAnswer>>
}
export const FeedGateway = port<FeedGateway>('FeedGateway')
