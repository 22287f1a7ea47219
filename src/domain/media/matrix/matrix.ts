import type { FeedItem } from '../../frame/content/feed-item'
import type { Organisation } from '../organisations/organisation'

/** The platforms outside of our site on which official accounts publish, too. */
export const outsidePlatforms = ['messenger', 'microblog', 'short-video', 'other'] as const
export type OutsidePlatform = (typeof outsidePlatforms)[number]

/** A group of official accounts. */
interface AccountGroup {
  readonly id: string
  readonly name: string
  /** The number of its accounts on this site. */
  readonly accounts: number
}

/** A group as the matrix lists it, with its first accounts. */
export interface MatrixGroup extends AccountGroup {
  readonly first: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[]
}

/** An official account on another platform; its code contains `url`. */
export interface OutsideAccount {
  readonly id: string
  readonly name: string
  readonly platform: OutsidePlatform
  readonly url: string
}

export interface OpenedMatrixGroup extends AccountGroup {
  /** How many of the accounts the member follows. */
  readonly followed: number
  readonly outside: readonly OutsideAccount[]
}

/** An account of a group, with the newest article that it published. */
export interface MatrixAccount extends Organisation {
  readonly newest: FeedItem | null
}

/** The group after one of its accounts was followed or left. */
export function afterFollow(group: OpenedMatrixGroup, isFollowed: boolean): OpenedMatrixGroup {
  const followed = group.followed + (isFollowed ? 1 : -1)
  return { ...group, followed: Math.min(group.accounts, Math.max(0, followed)) }
}
