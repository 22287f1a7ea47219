import type { FeedItem } from '../../frame/content/feed-item'

/** What the city's offices have, as the site configures it. */
export interface GovernmentHub {
  /** The newest notices. */
  readonly notices: readonly FeedItem[]
  /** The sub-category that has all notices; null where the site names none. */
  readonly noticesOf: string | null
  readonly departments: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[]
}
