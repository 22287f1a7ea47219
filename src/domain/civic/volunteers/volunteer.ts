import type { CaseStep } from '../../frame/cases/case-step'
import type { VolunteerForm, VolunteerPerson } from './volunteer-form'
import type { memberVolunteerActs, VolunteerAct, VolunteerState } from './volunteer-lifecycle'

/** The facts that the member registered. */
export type VolunteerApplication = Omit<VolunteerForm, 'agreed'>

/** The member as a volunteer, as they see it themselves. */
export interface Volunteer {
  readonly id: string
  readonly state: VolunteerState
  readonly registeredAt: number
  readonly acts: readonly (typeof memberVolunteerActs)[number][]
  /** Why the volunteer was refused or suspended; '' in any other state. */
  readonly reason: string
  readonly steps: readonly CaseStep<VolunteerAct | 'submit', VolunteerState>[]
  /** The facts that the member registered; null when somebody else registered them without the form. */
  readonly application: VolunteerApplication | null
  /** Changed personal data that the office has yet to accept; null for none. */
  readonly proposed: VolunteerPerson | null
}

export interface VolunteerOption {
  readonly id: string
  readonly name: string
}

/** The options that the registration offers. */
export interface VolunteerOptions {
  readonly nations: readonly VolunteerOption[]
  readonly politics: readonly VolunteerOption[]
  readonly educations: readonly VolunteerOption[]
  readonly times: readonly VolunteerOption[]
  readonly skills: readonly VolunteerOption[]
  /** The streets, each with its district. */
  readonly streets: readonly VolunteerOption[]
}
