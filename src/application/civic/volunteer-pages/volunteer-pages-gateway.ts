import type { ServiceRecord } from '../../../domain/civic/activities/activity'
import type { VolunteerPage } from '../../../domain/civic/volunteer-pages/volunteer-page'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Volunteers as everybody sees them. */
export interface VolunteerPagesGateway {
  volunteer(id: string, signal?: CancelSignal): Promise<Outcome<VolunteerPage>>
  /** The volunteer's service, latest first. */
  actions(id: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ServiceRecord>>>
}
export const VolunteerPagesGateway = port<VolunteerPagesGateway>('VolunteerPagesGateway')
