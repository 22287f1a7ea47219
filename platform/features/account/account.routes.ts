import {
  clearHistory,
  getMyStatistics,
  getPlayPosition,
  getUnread,
  listHistory,
  listMessages,
  markMessageRead,
  recordHistory,
  savePlayPosition,
} from '../../../contract/account'
import { errorCodes } from '../../../contract/envelope'
import { queriesOf } from '../../database/queries'
import { Refusal, invalid } from '../../http/refusal'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { positionOf } from '../feed/cursor'
import { isoOf } from '../feed/instants'
import { listPage } from '../feed/list-page'
import { deleteVisits, selectStatistics, selectVisits, upsertVisit } from './account.queries'
import { countUnread, readMessage, selectMessages } from './messages.queries'
import { selectPosition, upsertPosition } from './play-positions.queries'
import type { PlayPositionRow } from './play-positions.queries'
import { ownItemOf } from './own-item'
import { demoWords } from '../../demo/seeding/seeding.words'
import { seedAccount } from '../../demo/seeding/seed-account'

/** More ids than a screen shows do not come from a visitor's selection. */
const mostIds = 100
const nothing = { collections: 0, history: 0, follows: 0, subscriptions: 0, comments: 0 }

export const accountFeature: Feature = {
  name: 'account',
  demo: [{ what: demoWords.favourites, seed: seedAccount }],
  routes: (app) => {
    serve(
      app,
      getMyStatistics,
      async ({ caller, database }) => (await selectStatistics(queriesOf(database), caller.require().id)) ?? nothing,
    )

    serve(app, listHistory, async ({ query, caller, database }) => {
      const { language } = caller
      const rows = await selectVisits(
        queriesOf(database),
        caller.require().id,
        language,
        query.page_size + 1,
        positionOf(query.cursor, 'ts'),
      )
      return listPage(
        rows,
        query.page_size,
        (row) => [isoOf(row.visited_at), row.card[0]],
        (row) => ({ id: row.card[0], visited_at: isoOf(row.visited_at), position: row.position, item: ownItemOf(row) }),
      )
    })

    serve(app, recordHistory, async ({ body, caller, database, platform }) => {
      const kept = await upsertVisit(database, caller.require().id, body.post_id, body.type, platform.now())
      if (!kept) throw new Refusal(errorCodes.gone)
      return { id: body.post_id }
    })

    serve(app, clearHistory, async ({ query, caller, database }) => {
      const ids = query.ids === undefined ? null : query.ids.split(',').filter((id) => id !== '')
      if (ids !== null && (ids.length === 0 || ids.length > mostIds))
        throw invalid({ ids: ids.length === 0 ? 'too-short' : 'too-long' })
      return { removed: await deleteVisits(database, caller.require().id, ids) }
    })

    serve(app, getPlayPosition, async ({ path, caller, database }) => {
      const row = await selectPosition(queriesOf(database), caller.require().id, path.id)
      return { position: row === undefined ? null : position(row) }
    })

    serve(app, savePlayPosition, async ({ path, body, caller, database, platform }) => {
      // A clock that runs ahead counts as now, else its position would win over every other device's.
      const at = new Date(Math.min(Date.parse(body.updated_at), platform.now().getTime()))
      const row = await upsertPosition(database, caller.require().id, path.id, body.type, body.seconds, at)
      if (row === undefined) throw new Refusal(errorCodes.gone)
      return { position: position(row) }
    })

    serve(app, listMessages, async ({ query, caller, database }) => {
      const rows = await selectMessages(
        queriesOf(database),
        caller.require().id,
        caller.language,
        query.page_size + 1,
        positionOf(query.cursor, 'ts'),
      )
      return listPage(
        rows,
        query.page_size,
        (row) => [isoOf(row.sent_at), row.id],
        (row) => ({ ...row, sent_at: isoOf(row.sent_at) }),
      )
    })

    serve(app, markMessageRead, async ({ path, caller, database }) => {
      const unread = await readMessage(database, caller.require().id, path.id)
      if (unread === null) throw new Refusal(errorCodes.gone)
      return { unread }
    })

    serve(app, getUnread, async ({ caller, database }) => ({
      messages: await countUnread(queriesOf(database), caller.require().id),
    }))
  },
}

function position(row: PlayPositionRow) {
  return { seconds: row.seconds, updated_at: isoOf(row.updated_at) }
}
