import type { ServiceSums } from '../activities/activity'
import type { Person } from '../../frame/cases/case-step'

/** The public facts about a member and their service. */
export interface VolunteerPage extends Person {
  readonly followers: number
  /** Whether the current member follows them; null on one's own page. */
  readonly followed: boolean | null
  /** When they became a volunteer, in milliseconds since 1970; null when they are not a volunteer. */
  readonly since: number | null
  readonly sums: ServiceSums
  /** Whether they show their service to nobody else; sums and teams are empty then. */
  readonly isServiceHidden: boolean
  /** Whether the member who reads this blocks them. */
  readonly isBlocked: boolean
  readonly teams: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[]
}
