import type { FeedItem } from '../../frame/content/feed-item'

/** The pages of party building: columns of articles, the branches, and courses. */
export interface PartyHome {
  /** The category of its articles. */
  readonly categoryId: string
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  /** The group of its organisations, and the first of them. */
  readonly group: string
  readonly organisations: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[]
  /** The newest courses. */
  readonly courses: readonly FeedItem[]
}
