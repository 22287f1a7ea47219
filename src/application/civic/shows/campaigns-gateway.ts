import type { Campaign, EntryOrder } from '../../../domain/civic/shows/campaign'
import type { ShowCard } from '../../../domain/civic/shows/show'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import type { Page, PageRequest } from '../../frame/shared/page'
import { port } from '../../frame/shared/port'

/** The campaign that is shown, and null when there is none at present. */
export interface ShownCampaign {
  readonly campaign: Campaign | null
}

/** Campaigns for entries of members. The id '' means the present campaign. */
export interface CampaignsGateway {
  campaign(id: string, signal?: CancelSignal): Promise<Outcome<ShownCampaign>>
  entries(id: string, order: EntryOrder, request: PageRequest, signal?: CancelSignal): Promise<Outcome<Page<ShowCard>>>
}
export const CampaignsGateway = port<CampaignsGateway>('CampaignsGateway')
