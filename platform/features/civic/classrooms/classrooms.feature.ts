import { listCourses } from '../../../../contract/classrooms'
import { queriesOf } from '../../../kernel/database/queries'
import { serve } from '../../../kernel/http/serve-endpoint'
import type { PlatformFeature } from '../../../kernel/platform'
import { cardOf } from '../../../kernel/contents/cards'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { selectCourses } from './classrooms.queries'

export const classroomsFeature: PlatformFeature = {
  name: 'classrooms',
  routes: (app) => {
    serve(app, listCourses, async ({ query, caller, database }) => {
      const { kind, page_size: size, cursor } = query
      const filter = { kind, language: caller.language, limit: size + 1, after: cursorValues(cursor, 'ts') }
      const rows = await selectCourses(queriesOf(database), filter)
      return listPage(
        rows,
        size,
        ({ added_at, id }) => [added_at.toISOString(), id],
        (row) => ({ kind: row.kind, item: cardOf(row.card) }),
      )
    })
  },
}
