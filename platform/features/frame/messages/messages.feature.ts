import type { FastifyInstance } from 'fastify'
import { messageStreamUrl } from '../../../../contract/message-events'
import { getMessageSettings, saveMessageSettings } from '../../../../contract/message-settings'
import * as contract from '../../../../contract/messages'
import type { MessageSettings } from '../../../../src/domain/frame/messages/message-settings'
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '../../../../contract/push'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { listeningOnce, serveStream } from '../../../kernel/http/event-stream'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { StreamSlots } from '../../../kernel/limits/stream-slots'
import { readSettings, saveSettings } from '../../../kernel/messages/message-settings'
import { announceMessages, messageNotices } from '../../../kernel/messages/message-notices'
import type { PlatformFeature } from '../../../kernel/platform'
import { cleanUpMessages } from './clean-up-messages'
import { gatherMessages } from './gather-messages'
import { MessageStreams } from './message-streams'
import { pushKeys } from './push-keys'
import { pushMessages } from './push-messages'
import { subscribeDevice, unsubscribeDevice } from './push-subscriptions'
import { countUnread, readAll, readChanges, readMessage } from './messages.queries'
import { readMessages } from './read-messages'
import { personalMessages } from './messages.personal'
import { readUnread } from './unread.queries'

/** The most streams that one process keeps open; guests have no messages. */
const streamSlots = { inAll: 5000, forMembers: 5000, ofMember: 12, ofGuest: 0 }

/** What members are told, and what of it they have read. */
export const messagesFeature: PlatformFeature = {
  name: 'messages',
  personalData: personalMessages,
  routes,
  cleanUp: cleanUpMessages,
  carryOn: pushMessages,
}

function routes(app: FastifyInstance): void {
  serve(app, contract.listMessages, async ({ query, caller, platform }) => {
    const { id } = caller.require()
    if (query.cursor === undefined) await gatherMessages(platform, id)
    return await readMessages(platform, { id, language: caller.language }, query)
  })

  serve(app, contract.markMessageRead, async ({ path, caller, database }) => {
    const { id } = caller.require()
    const unread = await readMessage(database, id, path.id)
    if (unread === null) throw new Refusal(errorCodes.gone)
    await announceMessages(database, [id])
    return { unread }
  })

  serve(app, contract.readAllMessages, async ({ body, caller, database, platform }) => {
    const { id } = caller.require()
    await readAll(database, id, body.category, platform.now())
    await announceMessages(database, [id])
    return { unread: await countUnread(queriesOf(database), id) }
  })

  serve(app, contract.getUnread, async ({ caller, database, platform }) => {
    const { id } = caller.require()
    await gatherMessages(platform, id)
    return await readUnread(queriesOf(database), platform.waitingSources, id)
  })

  serve(app, contract.seeChanges, async ({ body, caller, database, platform }) => {
    const { id } = caller.require()
    await readChanges(database, id, { ...body, at: platform.now() })
    await announceMessages(database, [id])
    return { unread: await countUnread(queriesOf(database), id) }
  })

  serve(app, getMessageSettings, async ({ caller, database }) => {
    const { id } = caller.require()
    return settingsAnswer((await readSettings(database, [id]))(id))
  })

  serve(app, saveMessageSettings, async ({ body, caller, database }) => {
    const { shown, pushed, quiet_hours: quietHours, shows_text: showsText } = body
    return settingsAnswer(await saveSettings(database, caller.require().id, { shown, pushed, quietHours, showsText }))
  })

  servePush(app)
  serveMessageStream(app)
}

function servePush(app: FastifyInstance): void {
  serve(app, getPushKey, async ({ platform }) => ({ key: (await pushKeys(platform)).publicKey }))

  serve(app, subscribeToPush, async ({ body, caller, database, platform: { now, configuration } }) => {
    const device = { ...body, userId: caller.require().id, tokenHash: caller.tokenHash ?? '', at: now() }
    await subscribeDevice(database, device, configuration.pushServices)
    return { subscribed: true }
  })

  serve(app, unsubscribeFromPush, async ({ body, caller, database }) => {
    await unsubscribeDevice(database, caller.require().id, body.endpoint)
    return { subscribed: false }
  })
}

function settingsAnswer({ shown, pushed, quietHours, showsText }: MessageSettings) {
  return { shown: [...shown], pushed: [...pushed], quiet_hours: quietHours, shows_text: showsText }
}

function serveMessageStream(app: FastifyInstance): void {
  const { database, now, waitingSources } = app.platform
  const streams = new MessageStreams(database, { log: app.log, now, waitingSources })
  const listen = listeningOnce(app, messageNotices, streams)
  serveStream(app, messageStreamUrl, new StreamSlots(streamSlots), ({ caller, sender }) => {
    const userId = caller.require().id
    const stream = { userId, tokenHash: caller.tokenHash ?? '', sender }
    return { admit: listen, open: () => streams.open(stream), close: () => streams.close(stream) }
  })
}
