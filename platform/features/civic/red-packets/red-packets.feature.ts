import { errorCodes } from '../../../../contract/envelope'
import * as contract from '../../../../contract/red-packets'
import { maskText } from '../../../../src/domain/frame/shared/format/text-mask'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { countExposure } from '../../../kernel/limits/exposure-limits'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { tidyPackets } from './check-pots'
import { openPacket, stateOf } from './open-packet'
import { openingAnswer, packetStanding } from './packet-standing'
import { packetOpeningsDesk, packetsDesk, potsDesk } from './red-packets.desks'
import { personalRedPackets } from './red-packets.personal'
import {
  selectCampaign,
  selectCurrentCampaign,
  selectOpenings,
  selectWinners,
  type PacketCampaignRow,
} from './red-packets.queries'

export const redPacketsFeature: PlatformFeature = {
  name: 'red-packets',
  personalData: personalRedPackets,
  desk: [packetsDesk, packetOpeningsDesk, potsDesk],
  cleanUp: tidyPackets,
  routes: (app) => {
    const { platform } = app

    serve(app, contract.getPacketCampaign, async ({ query, caller, database }) => {
      const at = platform.now()
      const campaign = await (query.id === undefined
        ? selectCurrentCampaign(database, at)
        : selectCampaign(database, query.id))
      if (campaign === null && query.id !== undefined) throw new Refusal(errorCodes.gone)
      return {
        at: at.toISOString(),
        campaign: campaign === null ? null : campaignAnswer(campaign, caller.language, at),
      }
    })

    serve(app, contract.getPacketStanding, async ({ path, caller, database }) => {
      const campaign = await selectCampaign(database, path.id)
      if (campaign === null) throw new Refusal(errorCodes.gone)
      return await packetStanding(database, campaign, caller.require().id, platform.now())
    })

    serve(app, contract.openPacket, async ({ path, body, caller, database }) => {
      const member = caller.require()
      const campaign = await openPacket(database, path.id, { member, device: body.device }, platform)
      return await packetStanding(database, campaign, member.id, platform.now())
    })

    serve(app, contract.listPacketOpenings, async ({ path, query, caller, database }) => {
      const rows = await selectOpenings(queriesOf(database), caller.require().id, {
        campaignId: path.id,
        limit: query.page_size + 1,
        after: cursorValues(query.cursor, 's'),
      })
      return listPage(rows, query.page_size, ({ day }) => [day], openingAnswer)
    })

    serve(app, contract.listPacketWinners, async ({ path, query, caller, database }) => {
      await countExposure(database, 'packet-winners', { caller, platform, at: platform.now() })
      const rows = await selectWinners(queriesOf(database), caller.member?.id ?? null, {
        campaignId: path.id,
        limit: query.page_size + 1,
        after: cursorValues(query.cursor, 'ts'),
      })
      return listPage(
        rows,
        query.page_size,
        ({ openedAt, id }) => [openedAt.toISOString(), id],
        ({ id, cents, openedAt, nickname }) => ({
          id,
          name: nickname === null ? '' : maskText(nickname, 1, 1),
          cents,
          at: openedAt.toISOString(),
        }),
      )
    })
  },
}

function campaignAnswer(campaign: PacketCampaignRow, language: Language, at: Date) {
  const { id, title, rules, beginsAt, endsAt, tiers, mostOpenings } = campaign
  return {
    id,
    title: title[language],
    rules: rules[language],
    state: stateOf(campaign, at),
    begins_at: beginsAt.toISOString(),
    ends_at: endsAt.toISOString(),
    tiers: [...tiers],
    most_openings: mostOpenings,
  }
}
