/** Who is logged in, as the user-info cookie holds it: never the identity card, the birth date or the address. */
export interface User {
  readonly id: string
  /** Masked (138****8000); null when none is bound. */
  readonly phone: string | null
  readonly avatar: string | null
  readonly nickname: string
  /** The real name was checked. */
  readonly realName: boolean
}

/** B62. */
export const roles = ['guest', 'member-without-phone', 'member', 'volunteer', 'helper'] as const

export type Role = (typeof roles)[number]

/** What the platform says of a user beyond the cookie. */
export interface Standing {
  readonly isVolunteer: boolean
  readonly isHelper: boolean
}

/** The role that decides what somebody may do (B62); a volunteer or helper without a phone cannot post, and counts as such. */
export function roleOf(user: User | null, standing: Standing | null): Role {
  if (user === null) return 'guest'
  if (user.phone === null) return 'member-without-phone'
  if (standing?.isHelper) return 'helper'
  return standing?.isVolunteer ? 'volunteer' : 'member'
}

/** What is asked before somebody may act. */
export type Need = 'login' | 'phone' | 'real-name' | 'volunteer' | 'helper'

const order: readonly Need[] = ['login', 'phone', 'real-name', 'volunteer', 'helper']

/** The first thing that is still missing for an act that needs these; null when it may be done now. */
export function missingNeed(needs: readonly Need[], user: User | null, standing: Standing | null): Need | null {
  const met: Readonly<Record<Need, boolean>> = {
    login: user !== null,
    phone: user !== null && user.phone !== null,
    'real-name': user?.realName ?? false,
    volunteer: standing?.isVolunteer ?? false,
    helper: standing?.isHelper ?? false,
  }
  // Whatever is needed is needed of somebody: the login comes before all.
  return order.find((need) => (needs.includes(need) || (need === 'login' && needs.length > 0)) && !met[need]) ?? null
}
