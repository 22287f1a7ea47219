import type {
  Organisation,
  OrganisationGroup,
  OrganisationProfile,
} from '../../../domain/media/organisations/organisation'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** Organisations by group (C010), and each one's account. */
export interface OrganisationsGateway {
  groups(signal?: CancelSignal): Promise<Outcome<readonly OrganisationGroup[]>>
  /** The organisations of a group; '' for every group. */
  list(group: string, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Organisation>>>
  organisation(id: string, signal?: CancelSignal): Promise<Outcome<OrganisationProfile>>
}
export const OrganisationsGateway = port<OrganisationsGateway>('OrganisationsGateway')
