import type { FeedItem, FeedLayout } from '../../frame/content/feed-item'
import type { Target } from '../../frame/navigation/target'
import type { Channel } from '../../media/channels/channel'
import type { ActivityCard, ActivityKind } from '../../civic/activities/activity'
import type { MapPicture } from '../../civic/maps/map-picture'
import type { WishCard } from '../../civic/wishes/wish'

export interface CardPicture {
  readonly image: string
  readonly title: string
  /** The target of the picture; null when it leads nowhere. */
  readonly target: Target | null
}

interface Card<Type extends string> {
  readonly id: string
  readonly type: Type
  readonly title: string | null
}

/** A card whose content is fetched knows its greatest number of rows, so that its placeholder has the same height. */
interface Rows {
  readonly rows?: number | undefined
}

/** A card with contents; `items` is null when they have to be fetched, one card at a time. */
interface ItemRows extends Rows {
  readonly items: readonly FeedItem[] | null
  readonly more: Target | null
}

export type CardStyle = FeedLayout | 'waterfall'

export interface CardTab extends Rows {
  readonly id: string
  readonly name: string
  /** Tabs within this tab, in place of a list. */
  readonly tabs?: readonly CardTab[]
}

/** An organisation or a person of a card. */
export interface CardPublisher {
  readonly id: string
  readonly name: string
  readonly picture: string | null
}

export type BannerRatio = '16:9' | '2:1' | '4:3'

/** Every card of the page builder that this version can show. */
export type PageCard =
  | (Card<'banner'> & { readonly pictures: readonly CardPicture[]; readonly ratio: BannerRatio })
  | (Card<'entries'> & {
      readonly columns: number
      readonly entries: readonly { readonly name: string; readonly icon: string; readonly target: Target | null }[]
    })
  | (Card<'notice'> & { readonly notices: readonly { readonly text: string; readonly target: Target | null }[] })
  | (Card<'title-bar'> & { readonly subtitle: string | null; readonly target: Target | null })
  | (Card<'picture-cube'> & { readonly pictures: readonly CardPicture[] })
  | (Card<'article-list'> & { readonly style: CardStyle } & ItemRows)
  | (Card<'audio-list'> & ItemRows)
  | (Card<'album-grid'> & ItemRows)
  | (Card<'video-list'> & ItemRows)
  /** A card of short videos that scrolls sideways. */
  | (Card<'short-video-row'> & ItemRows)
  /** A card of collections of videos that scrolls sideways. */
  | (Card<'collection-row'> & ItemRows)
  /** A card of specials. */
  | (Card<'topic'> & ItemRows)
  | (Card<'gallery'> & ItemRows)
  | (Card<'radio'> & Rows & { readonly channels: readonly Channel[] | null })
  | (Card<'tv'> & Rows & { readonly channels: readonly Channel[] | null })
  /** A card of the organisations of one group, or of all organisations when `groupId` is null. */
  | (Card<'organisations'> & { readonly groupId: string | null; readonly limit: number; readonly more: Target | null })
  /** A card of the hosts. */
  | (Card<'people'> & { readonly limit: number; readonly more: Target | null })
  /** A card of the newest open wishes in one category, or in all categories when `categoryId` is null. */
  | (Card<'wishes'> & { readonly categoryId: string | null; readonly limit: number; readonly more: Target | null })
  /** A card of activities that volunteers can still join, of one kind or of all. */
  | (Card<'activities'> & { readonly kind: ActivityKind | null; readonly limit: number; readonly more: Target | null })
  /** A card with a small picture of the map of venues, which leads to the map itself. */
  | (Card<'venues-map'> & { readonly more: Target | null })
  /** A card of external HTML, which is shown only through the sanitiser. */
  | (Card<'rich-text'> & { readonly html: string })
  | (Card<'countdown'> & {
      /** Milliseconds since 1970. */ readonly until: number
      readonly doneText: string
      readonly image: string | null
    })
  /** A card that leads to the search; when `placeholder` is null, the search's own placeholder is shown. */
  | (Card<'search-box'> & { readonly placeholder: string | null })
  /**
   * A card that looks like a search box. It leads to the search of guides, or straight to one of the most wanted
   * guides.
   */
  | (Card<'guide-search'> & {
      readonly placeholder: string
      readonly target: Target | null
      readonly guides: readonly { readonly name: string; readonly target: Target | null }[]
    })
  /** A card that leads to the form of suggestions; `more` leads to the suggestions already sent. */
  | (Card<'suggestion-entry'> & { readonly text: string; readonly target: Target | null; readonly more: Target | null })
  | (Card<'tabs'> & { readonly tabs: readonly CardTab[] })
  | (Card<'space'> & { /** Height in CSS pixels. */ readonly height: number; readonly line: boolean })
  | (Card<'floating-button'> & { readonly image: string; readonly label: string; readonly target: Target | null })
  /** A malformed card of a known type. The other cards of the page are shown all the same. */
  | Card<'broken'>

export type CardOf<Type extends PageCard['type']> = Extract<PageCard, { readonly type: Type }>

/** A page of the builder. */
export interface CustomPage {
  readonly id: string
  readonly title: string
  /** The background colour as the server sent it, not validated. */
  readonly backgroundColor: string | null
  readonly shareDescription: string
  readonly shareImage: string | null
  readonly cards: readonly PageCard[]
}

/** The content of a card. */
export interface CardContent {
  readonly items: readonly FeedItem[]
  readonly channels: readonly Channel[]
  readonly wishes?: readonly WishCard[]
  readonly activities?: readonly ActivityCard[]
  readonly publishers?: readonly CardPublisher[]
  readonly map?: MapPicture
}

/** The content that came with the page for a card; null when it has to be fetched, or the card has none. */
export function contentOfCard(card: PageCard): CardContent | null {
  if ('items' in card) return card.items === null ? null : { items: card.items, channels: [] }
  if ('channels' in card) return card.channels === null ? null : { items: [], channels: card.channels }
  return null
}

/** The greatest number of rows of a card, or of one of its tabs; null when unknown. */
export function rowsOf(card: PageCard, tab?: string): number | null {
  if (card.type === 'tabs') return card.tabs.find(({ id }) => id === tab)?.rows ?? null
  if ('limit' in card) return card.limit
  return 'rows' in card ? (card.rows ?? null) : null
}
