import { getCreditSystem, listMyCredits } from '../../../../contract/credits'
import { queriesOf } from '../../../kernel/database/queries'
import { removeOlder } from '../../../kernel/database/remove-old'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { personalCredits } from './credits.personal'
import { selectCreditRules, selectCredits, selectCreditSum } from './credits.queries'
import { creditDays } from './credits.schema'

/** Milliseconds after which the limits of a day hold nowhere any more, whatever the site's time zone is. */
const keptDays = 3 * 86_400_000

export const creditsFeature: PlatformFeature = {
  name: 'credits',
  personalData: personalCredits,
  cleanUp: async (database, at) => {
    await removeOlder(database, creditDays.day, new Date(at.getTime() - keptDays).toISOString().slice(0, 10))
  },
  routes: (app) => {
    serve(app, getCreditSystem, async ({ database }) => ({ items: await selectCreditRules(queriesOf(database)) }))

    serve(app, listMyCredits, async ({ query, caller, database }) => {
      const userId = caller.require().id
      const queries = queriesOf(database)
      const [rows, sum] = await Promise.all([
        selectCredits(queries, {
          userId,
          type: query.type,
          language: caller.language,
          limit: query.page_size + 1,
          after: cursorValues(query.cursor, 'tss'),
        }),
        selectCreditSum(queries, userId),
      ])
      const page = listPage(
        rows,
        query.page_size,
        (row) => [row.earned_at.toISOString(), row.content_id, row.act],
        (row) => ({ ...row, earned_at: row.earned_at.toISOString() }),
      )
      return { ...page, credits: sum }
    })
  },
}
