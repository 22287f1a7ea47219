/** The verified identity of the member, as it is shown to them alone. */
export interface Identity {
  /** Masked, such as 何**. */
  readonly name: string
  /** Masked: its first and last places alone. */
  readonly cardNumber: string
  /** 1 male, 2 female. */
  readonly sex: 1 | 2
  /** YYYY-MM-DD */
  readonly birthDate: string
  readonly checkedAt: number
}

/**
 * How far the check of the member's real name is. Whether the office looks at it because the verifier does not know the
 * person, or because somebody else has the number, is not said: nobody learns which numbers are known here.
 */
export type RealName =
  | { readonly state: 'none' }
  | {
      readonly state: 'pending'
      /** The office looks at it; until then the verifier does, which takes seconds. */
      readonly isAtOffice: boolean
      /** Masked, as those of an identity. */
      readonly name: string
      readonly cardNumber: string
      readonly sentAt: number
    }
  | { readonly state: 'refused'; readonly reason: string; readonly refusedAt: number }
  | { readonly state: 'verified'; readonly identity: Identity }

/** Only a verified real name is one: a pending one is not yet. */
export function verifiedIdentity(realName: RealName | null): Identity | null {
  return realName?.state === 'verified' ? realName.identity : null
}
