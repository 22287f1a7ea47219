import type { FeedItem } from '../../frame/content/feed-item'

/** The pages of Party building: columns of articles, the branches, and courses. */
export interface PartyHome {
  /** The category of the Party's articles. */
  readonly categoryId: string
  readonly columns: readonly { readonly id: string; readonly name: string }[]
  /** The group of the Party's organisations; `organisations` are the first of them. */
  readonly group: string
  readonly organisations: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[]
  /** The newest courses. */
  readonly courses: readonly FeedItem[]
}
