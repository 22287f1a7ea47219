import type { ServiceSums } from '../activities/activity'
import type { Person } from '../../frame/cases/case-step'

/** What everybody may know of a member and their service. */
export interface VolunteerPage extends Person {
  /** Since when they are a volunteer, in milliseconds since 1970; null for who is none. */
  readonly since: number | null
  readonly sums: ServiceSums
  readonly teams: readonly { readonly id: string; readonly name: string; readonly logo: string | null }[]
}
