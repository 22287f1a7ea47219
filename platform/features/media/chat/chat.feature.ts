import type { FastifyInstance } from 'fastify'
import { listEarlierMessages, postChatMessage } from '../../../../contract/chat'
import { queriesOf } from '../../../kernel/database/queries'
import { memberAsker } from '../../../kernel/http/asker-of'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { ChannelTurns } from './channel-turns'
import { chatMessageOf } from './chat-message-of'
import { requireAudience, selectLatest } from './chat.queries'
import { cleanUpChat } from './clean-up-chat'
import { LiveHub } from './live-hub'
import { liveNotices } from './live-notices'
import { StreamSlots } from './stream-slots'
import { chatDesk } from './remove-message'
import { serveLiveStreams } from './live-stream'
import { ViewerCounts } from './viewer-counts'
import { writeMessage } from './write-message'

/** The most streams that one process keeps open. */
const livePlaces = { inAll: 5000, forMembers: 1500, ofMember: 20, ofGuest: 1000 }
/** Milliseconds between two heartbeats. */
const beatInterval = 15_000

/** The live chat of a channel, and how many watch it. */
export const chatFeature: PlatformFeature = { name: 'chat', routes, desk: chatDesk, cleanUp: cleanUpChat }

function routes(app: FastifyInstance): void {
  const { connection, database, now } = app.platform
  const hub = new LiveHub(database, new ViewerCounts(database, now), { log: app.log, now })
  let listening: Promise<() => Promise<void>> | null = null
  /** Listens for notifications from the first stream on. */
  const listen = () => {
    if (listening !== null) return listening
    setInterval(() => hub.sendHeartbeat(), beatInterval).unref()
    return (listening = connection.listen(
      liveNotices,
      (payload) => hub.onNotice(payload),
      () => hub.sendHeartbeat(),
    ))
  }
  // Streams never end by themselves. If they were not ended here, the server would wait for them when it closes.
  app.addHook('preClose', async () => {
    await hub.end().catch((error: unknown) => app.log.warn({ err: error }, 'the viewers could not be taken back'))
    await (
      await listening
    )?.()
  })

  serve(app, listEarlierMessages, async ({ path, query, caller, database: within }) => {
    const queries = queriesOf(within)
    await requireAudience(queries, path.id, caller.member !== null)
    const rows = await selectLatest(queries, path.id, query.page_size + 1, Number(query.before))
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

  serveLiveStreams(app, { hub, places: new StreamSlots(livePlaces), listen, log: app.log })
}
