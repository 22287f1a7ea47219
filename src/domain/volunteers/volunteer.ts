import type { CaseStep } from '../cases/case-step'
import type { VolunteerForm } from './volunteer-form'
import type { memberVolunteerActs, VolunteerAct, VolunteerState } from './volunteer-lifecycle'

/** What the member wrote, but for the guardian's name and phone, which are only shown masked. */
export type VolunteerApplication = Omit<VolunteerForm, 'guardianName' | 'guardianPhone' | 'agreed' | 'birthDate'>

/** The member as a volunteer, as they see it themselves. */
export interface Volunteer {
  readonly id: string
  readonly state: VolunteerState
  readonly registeredAt: number
  readonly acts: readonly (typeof memberVolunteerActs)[number][]
  /** Why they were refused; '' in any other state. */
  readonly reason: string
  readonly steps: readonly CaseStep<VolunteerAct | 'submit', VolunteerState>[]
  /** Null for one who was registered without the form. */
  readonly application: VolunteerApplication | null
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
