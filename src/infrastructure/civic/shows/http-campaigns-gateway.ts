import { inject } from 'inversify'
import { getCampaign, listCampaignEntries, type CampaignDto } from '../../../../contract/campaigns'
import type { CampaignsGateway } from '../../../application/civic/shows/campaigns-gateway'
import type { CancelSignal } from '../../../application/frame/shared/cancel-signal'
import type { PageRequest } from '../../../application/frame/shared/page'
import type { Campaign, EntryOrder } from '../../../domain/civic/shows/campaign'
import { instantOf } from '../../../domain/frame/shared/site-time'
import { shareInfoOf } from '../../frame/content/publication-of-wire'
import { HttpClient } from '../../frame/http/http-client'
import { mapped } from '../../frame/http/mapped'
import { pageOf } from '../../frame/http/page-of'
import type { Camelised } from '../../frame/http/wire-case'
import { personOf } from '../../frame/cases/case-of-wire'
import { pictureOf, showCardOf } from './show-of-wire'

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

function campaignOf(campaign: Camelised<CampaignDto>): Campaign {
  const { id, topicId, title, lead, pictures, rules, prizes, winners, share } = campaign
  const { opensAt, closesAt, resultsAt, answeredAt } = campaign
  return {
    ...{ id, topicId, title, lead, pictures, rules, prizes },
    opensAt: instantOf(opensAt) ?? 0,
    closesAt: instantOf(closesAt) ?? 0,
    resultsAt: instantOf(resultsAt) ?? 0,
    answeredAt: instantOf(answeredAt) ?? 0,
    share: shareInfoOf(share),
    winners: winners.map(({ prize, entryId, summary, cover, author }) => ({
      ...{ prize, entryId, summary },
      cover: cover === null ? null : pictureOf(cover),
      author: personOf(author),
    })),
  }
}
