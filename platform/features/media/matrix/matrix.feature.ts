import { errorCodes } from '../../../../contract/envelope'
import { followMatrixGroup, getMatrixGroup, listMatrixAccounts, listMatrixGroups } from '../../../../contract/matrix'
import { cardOf } from '../../../kernel/contents/cards'
import { queriesOf } from '../../../kernel/database/queries'
import { Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { followGroup, selectMatrixAccounts, selectMatrixGroup, selectMatrixGroups } from './matrix.queries'

export const matrixFeature: PlatformFeature = {
  name: 'matrix',
  routes: (app) => {
    serve(app, listMatrixGroups, async ({ caller, database }) => ({
      items: await selectMatrixGroups(queriesOf(database), caller.language),
    }))

    serve(app, getMatrixGroup, async ({ path, caller, database }) => {
      const group = await selectMatrixGroup(queriesOf(database), path.id, caller.language, caller.member?.id ?? null)
      if (group === null) throw new Refusal(errorCodes.gone)
      return group
    })

    serve(app, listMatrixAccounts, async ({ path, query, caller, database }) => {
      const rows = await selectMatrixAccounts(
        queriesOf(database),
        path.id,
        caller.language,
        caller.member?.id ?? null,
        query.page_size + 1,
        cursorValues(query.cursor, 's'),
      )
      return listPage(
        rows,
        query.page_size,
        ({ id }) => [id],
        ({ newest, ...account }) => ({ ...account, newest: newest === null ? null : cardOf(newest) }),
      )
    })

    serve(app, followMatrixGroup, async ({ path, caller, database }) => {
      const added = await followGroup(database, caller.require().id, path.id)
      if (added === null) throw new Refusal(errorCodes.gone)
      return { added }
    })
  },
}
