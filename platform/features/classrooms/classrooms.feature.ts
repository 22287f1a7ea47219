import { listCourses } from '../../../contract/classrooms'
import { queriesOf } from '../../database/queries'
import { seedCourses } from '../../demo/seeding/seed-courses'
import { demoWords } from '../../demo/seeding/seeding.words'
import { serve } from '../../http/serve-endpoint'
import type { Feature } from '../../platform'
import { cardOf } from '../feed/cards'
import { positionOf } from '../feed/cursor'
import { isoOf } from '../feed/instants'
import { listPage } from '../feed/list-page'
import { selectCourses } from './classrooms.queries'

export const classroomsFeature: Feature = {
  name: 'classrooms',
  demo: [{ what: demoWords.courses, seed: seedCourses }],
  routes: (app) => {
    serve(app, listCourses, async ({ query, caller, database }) => {
      const { kind, page_size: size, cursor } = query
      const wanted = { kind, language: caller.language, limit: size + 1, after: positionOf(cursor, 'ts') }
      const rows = await selectCourses(queriesOf(database), wanted)
      return listPage(
        rows,
        size,
        ({ added_at, id }) => [isoOf(added_at), id],
        (row) => ({ kind: row.kind, item: cardOf(row.card) }),
      )
    })
  },
}
