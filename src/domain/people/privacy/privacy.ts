/** The people who may see the wishes of a member. */
export const wishAudiences = ['everyone', 'volunteers'] as const
export type WishAudience = (typeof wishAudiences)[number]

/** What a member lets others see, and what is kept of what they do. */
export interface Privacy {
  /** Whether their public page shows hours, teams and what they did. */
  readonly showsService: boolean
  /** Whether their nickname stands in rankings. */
  readonly inRankings: boolean
  readonly wishesFor: WishAudience
  /** Whether what they open is kept in their history. */
  readonly keepsHistory: boolean
}

/** The privacy of members who never chose anything. */
export const plainPrivacy: Privacy = { showsService: true, inRankings: true, wishesFor: 'everyone', keepsHistory: true }

/** The most people that one member may block. */
export const mostBlocked = 500

/** Somebody whom the member blocked. */
export interface BlockedPerson {
  readonly id: string
  readonly nickname: string
  readonly avatar: string | null
  readonly blockedAt: number
}
