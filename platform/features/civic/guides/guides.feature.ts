import * as contract from '../../../../contract/guides'
import { errorCodes } from '../../../../contract/envelope'
import { queriesOf } from '../../../kernel/database/queries'
import { listenerOf } from '../../../kernel/http/caller'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { serve } from '../../../kernel/http/serve-endpoint'
import { cursorValues } from '../../../kernel/lists/cursor'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import type { PlatformFeature } from '../../../kernel/platform'
import { countGuideView } from './count-guide-view'
import { readHours } from '../amenities/read-hours'
import { guideCardOf, guideOf } from './guide-answers'
import { guidesDesk } from './guides.desk'
import { foundGuides } from './guides.found'
import { isAbout, selectGuide, selectGuideDepartments, selectGuidePlaces, selectGuides } from './guides.queries'
import { judgeGuide } from './judge-guide'
import { publishableGuides } from './publish-guides'

export const guidesFeature: PlatformFeature = {
  name: 'guides',
  publishes: [publishableGuides],
  searchable: [foundGuides],
  desk: guidesDesk,
  routes: (app) => {
    const { platform } = app

    serve(app, contract.listGuides, async ({ database, query, caller }) => {
      const { theme, event, department_id: departmentId, page_size: size, cursor } = query
      const rows = await selectGuides(queriesOf(database), {
        ...{ theme, event, departmentId, language: caller.language },
        ...{ limit: size + 1, after: positionOf(cursor) },
      })
      return listPage(rows, size, ({ heat, id }) => [String(heat), id], guideCardOf)
    })

    serve(app, contract.listGuideDepartments, async ({ database, query: { theme, event }, caller }) => ({
      items: await selectGuideDepartments(queriesOf(database), caller.language, isAbout({ theme, event })),
    }))

    serve(app, contract.getGuide, async ({ database, path, caller }) => {
      const queries = queriesOf(database)
      const row = await selectGuide(queries, path.id, caller.language)
      if (row === null) throw new Refusal(errorCodes.gone)
      const hoursOf = await readHours(queries, caller.language, platform.now())
      const places = await selectGuidePlaces(queries, row.placeIds, caller.language)
      return {
        guide: guideOf(
          row,
          places.map((place) => ({ ...place, hours: hoursOf(place.hours) })),
          caller.language,
        ),
      }
    })

    serve(app, contract.countGuideView, async ({ database, path, caller }) => ({
      counted: await countGuideView(database, path.id, listenerOf(caller, platform), platform.now()),
    }))

    serve(app, contract.judgeGuide, async ({ database, path, body, caller }) => ({
      opinions: await database.transaction((transaction) =>
        judgeGuide(transaction, platform, caller, { guideId: path.id, ...body }, platform.now()),
      ),
    }))
  },
}

/** The heat (popularity) and the id of the last row. The heat is sent as text, because cursors hold only whole numbers. */
function positionOf(cursor: string | undefined): CursorValues | null {
  const position = cursorValues(cursor, 'ss')
  if (position === null) return null
  const heat = Number(position[0])
  if (!Number.isFinite(heat) || String(heat) !== position[0]) throw invalid({ cursor: 'invalid' })
  return position
}
