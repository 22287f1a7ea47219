import type { ReachedLimit } from '../../frame/shared/reached-limit'

/** The member's verified identity, as only they see it. */
export interface Identity {
  /** The masked name, such as 何**. */
  readonly name: string
  /** The masked number, which shows only its first and last characters. */
  readonly cardNumber: string
  /** The sex: 1 male, 2 female. */
  readonly sex: 1 | 2
  /** The birth date, YYYY-MM-DD. */
  readonly birthDate: string
  readonly checkedAt: number
}

/**
 * The state of the member's real-name check. It does not say whether the office looks at it because the verifier does
 * not know the person, or because somebody else has the number, so that nobody learns which numbers are known here.
 */
export type RealName =
  | { readonly state: 'none' }
  | {
      readonly state: 'pending'
      /** Whether the office looks at the check. Before that, the verifier does, which takes seconds. */
      readonly isAtOffice: boolean
      /** The masked name. */
      readonly name: string
      /** The masked number. */
      readonly cardNumber: string
      readonly sentAt: number
    }
  | { readonly state: 'refused'; readonly reason: string; readonly refusedAt: number }
  | { readonly state: 'verified'; readonly identity: Identity }

/** How the check stands, and what keeps the member from another claim. */
export interface RealNameStanding {
  readonly realName: RealName
  readonly limit: ReachedLimit | null
}

/** The verified identity; null for a check in any other state, even a pending one. */
export function verifiedIdentity(realName: RealName | null): Identity | null {
  return realName?.state === 'verified' ? realName.identity : null
}
