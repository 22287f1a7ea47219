import type { FastifyInstance } from 'fastify'
import { errorCodes } from '../../../../contract/envelope'
import { getProgramme, listBroadcasts } from '../../../../contract/programmes'
import { recordHeard } from '../../../../contract/reactions'
import { queriesOf } from '../../../kernel/database/queries'
import type { Caller } from '../../../kernel/http/caller'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { SiteClock } from '../../../kernel/site/site-clock'
import { channelOf } from './channel-answers'
import { readerOf } from './play-channel'
import { selectChannel, type ChannelViewer } from './channels.queries'
import { readEpisodes, slotIdOf } from './episodes'
import { isSubscribed, noteHeard } from './programme-subscriptions'
import { selectSlots } from './programmes.queries'

/** Serves the programmes of the radio, with their recordings. */
export function registerProgrammes(
  app: FastifyInstance,
  clock: SiteClock,
  seenBy: (caller: Caller) => Promise<ChannelViewer>,
): void {
  serve(app, getProgramme, async ({ path, caller, database }) => {
    const { language } = caller
    const queries = queriesOf(database)
    const [slot] = await selectSlots(queries, slotIdOf(path.id), language)
    if (slot === undefined) throw new Refusal(errorCodes.gone)
    const channel = await selectChannel(queries, await seenBy(caller), slot.channel_id)
    if (channel === null) throw new Refusal(errorCodes.gone)
    return {
      id: slot.id,
      title: slot.title,
      hosts: slot.hosts.map((host) => host[language]),
      channel: channelOf(channel),
      followers: slot.followers,
      followed: caller.member !== null && (await isSubscribed(queries, caller.member.id, slot.id)),
    }
  })

  serve(app, recordHeard, async ({ path, body, caller, database, platform }) => ({
    followed: await noteHeard(database, caller.require().id, path.id, new Date(body.starts_at), platform.now()),
  }))

  serve(app, listBroadcasts, async ({ path, query, caller, database, platform }) => {
    const slots = await selectSlots(queriesOf(database), slotIdOf(path.id), caller.language)
    if (slots.length === 0) throw new Refusal(errorCodes.gone)
    const all = await readEpisodes(slots, clock, readerOf(caller, platform))
    const [before] = cursorValues(query.cursor, 't') ?? []
    const remainingProgrammes =
      before === undefined ? all : all.filter(({ starts_at: startsAt }) => startsAt < String(before))
    return listPage(
      remainingProgrammes.slice(0, query.page_size + 1),
      query.page_size,
      ({ starts_at: startsAt }) => [startsAt],
      (episode) => episode,
    )
  })
}
