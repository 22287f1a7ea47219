import type { FastifyInstance } from 'fastify'
import { getCampaign, listCampaignEntries } from '../../../../contract/campaigns'
import { errorCodes } from '../../../../contract/envelope'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { campaignAnswer } from './campaign-answers'
import { selectCampaign } from './campaigns.queries'
import { listEntries } from './list-entries'

export function campaignsRoutes(app: FastifyInstance): void {
  serve(app, getCampaign, async ({ path, caller: { language }, database, platform }) => {
    const row = await selectCampaign(database, path.id, platform.now())
    if (row === null && path.id !== 'current') throw new Refusal(errorCodes.gone)
    return { campaign: row === null ? null : await campaignAnswer(database, row, { language, now: platform.now() }) }
  })

  serve(app, listCampaignEntries, async ({ path, query, caller: { member, language }, database, platform }) => {
    return await listEntries(database, path.id, query, { id: member?.id ?? null, language }, platform.now())
  })
}
