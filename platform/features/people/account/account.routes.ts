import * as contract from '../../../../contract/account'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { personalAccount } from './account.personal'
import { selectStatistics, selectVisits, recordVisit } from './account.queries'
import { readPrivacy } from '../privacy/privacy-settings'
import { clearHistory } from './clear-history'
import { cleanUpAccount } from './clean-up-account'
import { countReader } from './count-reader'
import { selectPosition } from './play-positions.queries'
import type { PlayPositionRow } from './play-positions.queries'
import { ownItemOf } from './own-item'
import { savePlayPosition } from './save-play-position'

const zeroStatistics = { collections: 0, history: 0, follows: 0, subscriptions: 0, comments: 0 }

export const accountFeature: PlatformFeature = {
  name: 'account',
  personalData: personalAccount,
  cleanUp: cleanUpAccount,
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

    serve(app, contract.recordHistory, async ({ body, query, caller, database, platform }) => {
      const member = caller.require()
      const { keepsHistory } = await readPrivacy(database, member.id)
      const visit = { id: body.post_id, type: body.type, at: platform.now(), isKept: keepsHistory }
      const isStored = await recordVisit(database, member.id, visit)
      if (!isStored) throw new Refusal(errorCodes.gone)
      await countReader(database, platform.signer, member, { ...visit, city: query.city }, visit.at)
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
      const { id: userId } = caller.require()
      const at = platform.now()
      const played = { id: path.id, type, seconds, updatedAt: new Date(updated_at) }
      const position = await savePlayPosition(database, userId, played, at)
      for (const tell of platform.playListeners)
        await tell(database, { userId, contentId: path.id, seconds: position.seconds, at })
      return { position: positionAnswer(position) }
    })
  },
}

function positionAnswer(row: PlayPositionRow) {
  return { seconds: row.seconds, updated_at: row.updated_at.toISOString() }
}
