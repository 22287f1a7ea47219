import type { CaseStep } from '../../frame/cases/case-step'
import type { VolunteerForm, VolunteerPerson } from './volunteer-form'
import type { memberVolunteerActs, VolunteerAct, VolunteerState } from './volunteer-lifecycle'

/** What the member registered. */
export type VolunteerApplication = Omit<VolunteerForm, 'agreed'>

/** The member as a volunteer, as they see it themselves. */
export interface Volunteer {
  readonly id: string
  readonly state: VolunteerState
  readonly registeredAt: number
  readonly acts: readonly (typeof memberVolunteerActs)[number][]
  /** Why they were refused or suspended; '' in any other state. */
  readonly reason: string
  readonly steps: readonly CaseStep<VolunteerAct | 'submit', VolunteerState>[]
  /** Null for one who was registered without the form. */
  readonly application: VolunteerApplication | null
  /** Who they say they are from now on, while the office looks at it. */
  readonly proposed: VolunteerPerson | null
}

export interface VolunteerOption {
  readonly id: string
  readonly name: string
}

/** What the lists of the registration offer. */
export interface VolunteerOptions {
  readonly nations: readonly VolunteerOption[]
  readonly politics: readonly VolunteerOption[]
  readonly educations: readonly VolunteerOption[]
  readonly times: readonly VolunteerOption[]
  readonly skills: readonly VolunteerOption[]
  /** Each with its district. */
  readonly streets: readonly VolunteerOption[]
}
