import { inject } from 'inversify'
import { getCampaign, listCampaignEntries, type campaignSchema } from '../../../../contract/campaigns'
import type { CampaignsGateway } from '../../../application/civic/shows/campaigns-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { Campaign, EntryOrder } from '../../../domain/civic/shows/campaign'
import { shareable } from '../../frame/content/publication-of-wire'
import { sizedPictureOf } from '../../frame/content/sized-picture-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Decoded } from '../../frame/http/wire-case'
import { showCardOf } from './show-of-wire'

const current = 'current'

export class HttpCampaignsGateway implements CampaignsGateway {
  constructor(@inject(HttpClient) private readonly http: HttpClient) {}

  async campaign(id: string, signal?: CancelSignal) {
    const path = { id: id || current }
    return mapped(await this.http.send(getCampaign, { failures: 'in-place', path, signal }), ({ campaign }) => ({
      campaign: campaign === null ? null : campaignOf(campaign),
    }))
  }

  async entries(id: string, order: EntryOrder, request: PageRequest, signal?: CancelSignal) {
    const path = { id: id || current }
    const query = { ...request, order }
    return mapped(
      await this.http.send(listCampaignEntries, { failures: 'in-place', path, query, signal }),
      pageOf(showCardOf),
    )
  }
}

function campaignOf({ winners, ...campaign }: Decoded<typeof campaignSchema>): Campaign {
  return {
    ...shareable(campaign),
    winners: winners.map(({ cover, ...winner }) => ({ ...winner, cover: cover && sizedPictureOf(cover) })),
  }
}
