import type { ServiceRecord } from '../../domain/activities/activity'
import type { VolunteerPage } from '../../domain/volunteer-pages/volunteer-page'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import type { Page, PageRequest } from '../shared/page'
import { port } from '../shared/port'

/** Volunteers as everybody sees them. */
export interface VolunteerPagesGateway {
  volunteer(id: string, signal?: CancelSignal): Promise<Outcome<VolunteerPage>>
  /** What they did, the latest first. */
  actions(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ServiceRecord>>>
}
export const VolunteerPagesGateway = port<VolunteerPagesGateway>('VolunteerPagesGateway')
