import {
  countChannelView,
  getChannel,
  getChannelPlay,
  getChannelPlayAuth,
  getDefaultChannel,
  listChannelGroups,
  listChannels,
  listLiveEvents,
  listProgrammes,
  listRecommendedChannels,
} from '../../../../contract/channels'
import { errorCodes } from '../../../../contract/envelope'
import { subscribeChannel } from '../../../../contract/reactions'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf, type Caller } from '../../../kernel/http/caller'
import { Refusal, invalid } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { shareInfoOf } from '../../../kernel/contents/publication'
import { SiteClock } from '../../../kernel/site/site-clock'
import { personalChannels } from './channels.personal'
import { channelOf, eventStateOf, playOf, programmeOf } from './channel-answers'
import { addChannelView, setSubscription } from './channel-acts'
import {
  selectChannel,
  selectChannels,
  selectDefaultChannel,
  selectGenres,
  selectRegions,
  selectSimilarChannels,
} from './channels.queries'
import { selectEvents } from './live-events'
import { liveEventsDesk } from './live-events.desk'
import { addressFor, authoriseChannelPlay, playChannel, readerOf } from './play-channel'
import { registerProgrammes } from './programmes.routes'
import { selectProgrammes } from './schedule.queries'
import { publishableChannels } from './publish-channels'
import { publishableEvents } from './publish-events'

export const channelsFeature: PlatformFeature = {
  name: 'channels',
  publishes: [publishableChannels, publishableEvents],
  personalData: personalChannels,
  desk: [liveEventsDesk],
  routes: (app) => {
    const clock = new SiteClock(queriesOf(app.platform.database), app.platform.now, app.platform.elapsed)
    const seenBy = async (caller: Caller) => ({
      language: caller.language,
      viewer: caller.member?.id ?? null,
      at: await clock.minute(),
    })
    registerProgrammes(app, clock, seenBy)

    const channelListener = ({ language, member }: Caller) => ({ language, isMember: member !== null })

    serve(app, getDefaultChannel, async ({ query, caller, database }) => {
      const row = await selectDefaultChannel(queriesOf(database), await seenBy(caller), query.city)
      if (row === null) throw new Refusal(errorCodes.gone)
      return { channel: channelOf(row) }
    })

    serve(app, listChannels, async ({ query, caller, database }) => {
      const rows = await selectChannels(
        queriesOf(database),
        await seenBy(caller),
        query.kind,
        query,
        query.page_size + 1,
        cursorValues(query.cursor, 'ns'),
      )
      return listPage(rows, query.page_size, (row) => [row.sort, row.id], channelOf)
    })

    serve(app, listChannelGroups, async ({ query, caller, database }) => {
      const queries = queriesOf(database)
      const [regions, genres] = await Promise.all([
        selectRegions(queries, query.kind, caller.language),
        selectGenres(queries, query.kind),
      ])
      return { regions, genres }
    })

    serve(app, listRecommendedChannels, async ({ query, caller, database }) => {
      const rows = await selectSimilarChannels(
        queriesOf(database),
        await seenBy(caller),
        query.channel_id,
        query.kind,
        query.city,
      )
      return { items: rows.map(channelOf) }
    })

    serve(app, getChannel, async ({ path, caller, database }) => {
      const row = await selectChannel(queriesOf(database), await seenBy(caller), path.id)
      if (row === null) throw new Refusal(errorCodes.gone)
      const { description, publisher, hosts, playable_by: audience } = row
      const channel = channelOf(row)
      const fields = { title: channel.name, summary: description, cover: channel.cover || null }
      return {
        channel,
        members_only: audience === 'members',
        description,
        publisher,
        hosts,
        share: shareInfoOf(row.share, fields, caller.language),
      }
    })

    serve(app, listProgrammes, async ({ query, caller, database, platform }) => {
      const day = await clock.day(query.day)
      if (day === null) throw invalid({ day: 'invalid' })
      const rows = await selectProgrammes(queriesOf(database), query.channel_id, day.weekday, caller.language)
      return { day: day.day, items: rows.map((row) => programmeOf(row, day, readerOf(caller, platform))) }
    })

    serve(app, getChannelPlay, async ({ query, caller, database, platform }) => {
      const row = await playChannel(
        queriesOf(database),
        query.channel_id,
        channelListener(caller),
        await clock.minute(),
      )
      const { isMember } = channelListener(caller)
      return playOf(row, platform.now(), (url) => addressFor(platform, row.playable_by, isMember, url) ?? '')
    })

    serve(app, getChannelPlayAuth, async ({ query, caller, database }) => ({
      allowed: await authoriseChannelPlay(
        queriesOf(database),
        query.channel_id,
        channelListener(caller),
        await clock.minute(),
      ),
    }))

    serve(app, listLiveEvents, async ({ caller, database, platform }) => {
      const rows = await selectEvents(queriesOf(database), caller.language, platform.now())
      return {
        items: rows.map((row) => ({
          id: row.id,
          title: row.title,
          cover: row.covers[0] ?? '',
          state: eventStateOf(row, platform.now()),
          starts_at: row.opens_at?.toISOString() ?? '',
        })),
      }
    })

    serve(app, countChannelView, async ({ body, caller, database, platform }) => {
      const listeners = await addChannelView(database, body.channel_id, listenerOf(caller, platform), platform.now())
      if (listeners === null) throw new Refusal(errorCodes.gone)
      return { listeners }
    })

    serve(app, subscribeChannel, async ({ body, caller, database }) => {
      const channelExists = await setSubscription(database, caller.require().id, body.channel_id, body.action === 1)
      if (!channelExists) throw new Refusal(errorCodes.gone)
      return { subscribed: body.action === 1 }
    })
  },
}
