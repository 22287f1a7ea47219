import type { FastifyInstance } from 'fastify'
import { getCampaign, listCampaignEntries } from '../../../../contract/campaigns'
import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { campaignAnswer } from './campaign-answers'
import { selectCampaign } from './campaigns.queries'
import { showCardOf } from './show-answers'
import { selectMostLikedEntries, selectNewestShows } from './shows.queries'

export function campaignsRoutes(app: FastifyInstance): void {
  serve(app, getCampaign, async ({ path, caller: { language }, database, platform }) => {
    const row = await selectCampaign(database, path.id, platform.now())
    if (row === null && path.id !== 'current') throw new Refusal(errorCodes.gone)
    return { campaign: row === null ? null : await campaignAnswer(database, row, { language, now: platform.now() }) }
  })

  serve(app, listCampaignEntries, async ({ path, query, caller: { member, language }, database, platform }) => {
    const { order, page_size: size, cursor } = query
    const reader = { id: member?.id ?? null, language }
    const campaign = await selectCampaign(database, path.id, platform.now())
    if (campaign === null) return { items: [], next_cursor: null }
    const { topicId } = campaign
    if (order === 'hot') {
      const rows = await selectMostLikedEntries(database, reader.id, topicId, size + 1, cursorValues(cursor, 'ns'))
      return listPage(
        rows,
        size,
        ({ likes, show }) => [likes ?? 0, show.id],
        (row) => showCardOf(row, reader),
      )
    }
    const rows = await selectNewestShows(database, reader.id, { topicId }, size + 1, cursorValues(cursor, 'ts'))
    return listPage(
      rows,
      size,
      ({ show }) => [(show.publishedAt ?? show.createdAt).toISOString(), show.id],
      (row) => showCardOf(row, reader),
    )
  })
}
