import type { FastifyInstance } from 'fastify'
import { listEarlierMessages, postChatMessage } from '../../../../contract/chat'
import { queriesOf } from '../../../kernel/database/queries'
import { memberAsker } from '../../../kernel/http/asker-of'
import { listeningOnce } from '../../../kernel/http/event-stream'
import { serve } from '../../../kernel/http/serve-endpoint'
import { StreamSlots } from '../../../kernel/limits/stream-slots'
import type { PlatformFeature } from '../../../kernel/platform'
import { personalChat } from './chat.personal'
import { ChannelTurns } from './channel-turns'
import { chatMessageOf } from './chat-message-of'
import { requireAudience, selectLatest } from './chat.queries'
import { cleanUpChat } from './clean-up-chat'
import { LiveHub } from './live-hub'
import { liveNotices } from './live-notices'
import { chatDesk } from './remove-message'
import { serveLiveStreams } from './live-stream'
import { ViewerCounts } from './viewer-counts'
import { writeMessage } from './write-message'
import { reportableMessages } from './chat.reportable'

/** The most streams that one process keeps open. */
const liveStreamLimits = { inAll: 5000, forMembers: 1500, ofMember: 20, ofGuest: 1000 }

/** The live chat of a channel, and how many watch it. */
export const chatFeature: PlatformFeature = {
  name: 'chat',
  reportable: [reportableMessages],
  personalData: personalChat,
  routes,
  desk: chatDesk,
  cleanUp: cleanUpChat,
}

function routes(app: FastifyInstance): void {
  const { database, now } = app.platform
  const hub = new LiveHub(database, new ViewerCounts(database, now), { log: app.log, now })

  serve(app, listEarlierMessages, async ({ path, query, caller, database: within }) => {
    const queries = queriesOf(within)
    await requireAudience(queries, path.id, caller.member !== null)
    const readerId = caller.member?.id ?? null
    const rows = await selectLatest(queries, path.id, readerId, query.page_size + 1, Number(query.before))
    const messages = rows.slice(0, query.page_size).reverse().map(chatMessageOf)
    return { messages, earlier: rows.length > query.page_size }
  })

  const turns = new ChannelTurns()
  serve(
    app,
    postChatMessage,
    async ({ path, body, caller, database: within, platform }) => ({
      message: await writeMessage(within, platform, caller, { channelId: path.id, ...body }),
    }),
    { beforeHandler: ({ path, caller }, answer) => turns.run(path.id, memberAsker(caller.require().id), answer) },
  )

  serveLiveStreams(app, { hub, slots: new StreamSlots(liveStreamLimits), listen: listeningOnce(app, liveNotices, hub) })
}
