/** The acts that earn credits. */
export const creditActs = ['like', 'comment', 'share'] as const
export type CreditAct = (typeof creditActs)[number]

/** The page of a content that earned credits, by its type (B104). */
const creditPages: Readonly<Record<number, string>> = {
  1: '/audios',
  2: '/albums',
  3: '/posts',
  4: '/videos',
  5: '/specials',
  7: '/atlas',
  12: '/videos',
}

/** The types of content that earn credits (B104). */
export const creditTypes: readonly number[] = Object.keys(creditPages).map(Number)

/** The path of the content that earned credits; null for a type that this version does not know. */
export function creditPath(type: number, id: string): string | null {
  const page = creditPages[type]
  return page === undefined ? null : `${page}/${encodeURIComponent(id)}`
}

/** The credits of an act, and how often it earns them in a day. */
export interface CreditRule {
  readonly act: CreditAct
  readonly credits: number
  readonly mostPerDay: number
}

/** One entry in a member's ledger of credits. */
export interface EarnedCredits {
  readonly act: CreditAct
  readonly type: number
  readonly contentId: string
  readonly title: string
  readonly credits: number
  /** Milliseconds since 1970. */
  readonly earnedAt: number
}
