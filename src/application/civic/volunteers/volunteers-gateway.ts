import type { LeavingConsequences } from '../../../domain/civic/volunteers/leaving'
import type { Volunteer, VolunteerOptions } from '../../../domain/civic/volunteers/volunteer'
import type { VolunteerChange, VolunteerForm } from '../../../domain/civic/volunteers/volunteer-form'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The member's registration as a volunteer. */
export interface VolunteersGateway {
  /** The member as a volunteer; null when they never registered. */
  volunteer(signal?: CancelSignal): Promise<Outcome<Volunteer | null>>
  /** The choices that the registration offers, with the streets of a city. */
  options(cityId: string, signal?: CancelSignal): Promise<Outcome<VolunteerOptions>>
  register(form: VolunteerForm, key: string): Promise<Outcome<Volunteer>>
  change(change: VolunteerChange): Promise<Outcome<Volunteer>>
  /** What happens when the member stops being a volunteer. */
  leaving(signal?: CancelSignal): Promise<Outcome<LeavingConsequences>>
  leave(id: string): Promise<Outcome<Volunteer>>
}
export const VolunteersGateway = port<VolunteersGateway>('VolunteersGateway')
