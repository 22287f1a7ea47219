import type {
  Organisation,
  OrganisationGroup,
  OrganisationProfile,
} from '../../../domain/media/organisations/organisation'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The filters of a list of organisations; '' for one that is not set. */
export type OrganisationFilters = Readonly<Record<'group' | 'search', string>>

/** Organisations by group (C010), and each one's account. */
export interface OrganisationsGateway {
  groups(signal?: CancelSignal): Promise<Outcome<readonly OrganisationGroup[]>>
  list(filters: OrganisationFilters, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<Organisation>>>
  organisation(id: string, signal?: CancelSignal): Promise<Outcome<OrganisationProfile>>
}
export const OrganisationsGateway = port<OrganisationsGateway>('OrganisationsGateway')
