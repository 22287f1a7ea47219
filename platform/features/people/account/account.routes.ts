import * as contract from '../../../../contract/account'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { selectStatistics, selectVisits, upsertVisit } from './account.queries'
import { clearHistory } from './clear-history'
import { countUnread, readChanges, readMessage, selectChanges, selectMessages } from './messages.queries'
import { selectPosition } from './play-positions.queries'
import type { PlayPositionRow } from './play-positions.queries'
import { ownItemOf } from './own-item'
import { savePlayPosition } from './save-play-position'

const zeroStatistics = { collections: 0, history: 0, follows: 0, subscriptions: 0, comments: 0 }

export const accountFeature: PlatformFeature = {
  name: 'account',
  routes: (app) => {
    serve(
      app,
      contract.getMyStatistics,
      async ({ caller, database }) =>
        (await selectStatistics(queriesOf(database), caller.require().id)) ?? zeroStatistics,
    )

    serve(app, contract.listHistory, async ({ query, caller, database }) => {
      const { language } = caller
      const rows = await selectVisits(
        queriesOf(database),
        caller.require().id,
        query.q,
        language,
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
      return listPage(
        rows,
        query.page_size,
        (row) => [row.visited_at.toISOString(), row.card[0]],
        (row) => ({
          id: row.card[0],
          visited_at: row.visited_at.toISOString(),
          position: row.position,
          item: ownItemOf(row),
        }),
      )
    })

    serve(app, contract.recordHistory, async ({ body, caller, database, platform }) => {
      const isStored = await upsertVisit(database, caller.require().id, body.post_id, body.type, platform.now())
      if (!isStored) throw new Refusal(errorCodes.gone)
      return { id: body.post_id }
    })

    serve(app, contract.clearHistory, async ({ query, caller, database }) => ({
      removed: await clearHistory(database, caller.require().id, query.ids),
    }))

    serve(app, contract.getPlayPosition, async ({ path, caller, database }) => {
      const row = await selectPosition(queriesOf(database), caller.require().id, path.id)
      return { position: row === null ? null : positionAnswer(row) }
    })

    serve(app, contract.savePlayPosition, async ({ path, body, caller, database, platform }) => {
      const { type, seconds, updated_at } = body
      const played = { id: path.id, type, seconds, updatedAt: new Date(updated_at) }
      return { position: positionAnswer(await savePlayPosition(database, caller.require().id, played, platform.now())) }
    })

    serve(app, contract.listMessages, async ({ query, caller, database }) => {
      const rows = await selectMessages(
        queriesOf(database),
        caller.require().id,
        caller.language,
        query.page_size + 1,
        cursorValues(query.cursor, 'ts'),
      )
      return listPage(
        rows,
        query.page_size,
        (row) => [row.sent_at.toISOString(), row.id],
        (row) => ({ ...row, sent_at: row.sent_at.toISOString() }),
      )
    })

    serve(app, contract.markMessageRead, async ({ path, caller, database }) => {
      const unread = await readMessage(database, caller.require().id, path.id)
      if (unread === null) throw new Refusal(errorCodes.gone)
      return { unread }
    })

    serve(app, contract.getUnread, async ({ caller, database }) => {
      const { id } = caller.require()
      const queries = queriesOf(database)
      return { messages: await countUnread(queries, id), changed: await selectChanges(queries, id) }
    })

    serve(app, contract.seeChanges, async ({ body, caller, database, platform }) => {
      const { id } = caller.require()
      await readChanges(database, id, { ...body, at: platform.now() })
      return { unread: await countUnread(queriesOf(database), id) }
    })
  },
}

function positionAnswer(row: PlayPositionRow) {
  return { seconds: row.seconds, updated_at: row.updated_at.toISOString() }
}
