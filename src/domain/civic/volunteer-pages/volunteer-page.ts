import type { ServiceSums } from '../activities/activity'
import type { Person } from '../../frame/cases/case-step'

/** The public facts about a member and their service. */
export interface VolunteerPage extends Person {
  /** When they became a volunteer, in milliseconds since 1970; null when they are not a volunteer. */
  readonly since: number | null
  readonly sums: ServiceSums
  readonly teams: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[]
}
