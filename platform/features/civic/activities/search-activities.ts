import type * as z from 'zod/mini'
import type { listActivities } from '../../../../contract/activities'
import { daysOfPeriod, type ActivityPeriod } from '../../../../src/domain/civic/activities/activity'
import type { Database } from '../../../kernel/database/client'
import { withTotal } from '../../../kernel/lists/count-rows'
import { cursorValues } from '../../../kernel/lists/cursor'
import { listPage } from '../../../kernel/lists/list-page'
import { positionOfQuery, requirePosition } from '../../../kernel/places/positions'
import type { SiteClock } from '../../../kernel/site/site-clock'
import { countActivities, selectActivitiesByTime, selectNearestActivities } from './activities.queries'
import type { ActivityFilter, ActivityViewer } from './activities.queries'
import { activitiesPage, activityCardOf } from './activity-answers'
import type { ActivityReader } from './activity-answers'

type Query = z.output<typeof listActivities.query>

/** A page of public activities, by their beginning or the nearest first. */
export async function searchActivities(database: Database, clock: SiteClock, query: Query, reader: ActivityReader) {
  const { state, kind, venue_id: venueId, team_id: teamId } = query
  const viewer = { id: reader.id, position: positionOfQuery(query) }
  const during = await timeOfPeriod(clock, query.when)
  const filter = { state, kind, venueId, teamId, during, hasPlaces: query.free === '1' }
  const within = query.order === 'near' ? query.within : null
  const page = await pageOf(database, query, filter, viewer, reader)
  return withTotal(query, page, () => countActivities(database, viewer, filter, within))
}

async function timeOfPeriod(clock: SiteClock, period: ActivityPeriod | undefined): Promise<ActivityFilter['during']> {
  const today = period === undefined ? null : await clock.day(undefined)
  if (period === undefined || today === null) return null
  const { from, until } = daysOfPeriod(period, today.weekday)
  return { from: new Date(today.at(from * 1440)), until: new Date(today.at(until * 1440)) }
}

async function pageOf(
  database: Database,
  query: Query,
  filter: ActivityFilter,
  viewer: ActivityViewer,
  reader: ActivityReader,
) {
  const { within, cursor, page_size: size } = query
  const limit = size + 1
  if (query.order !== 'near') {
    const page = { limit, after: cursorValues(cursor, 'ts') }
    return activitiesPage(await selectActivitiesByTime(database, viewer, filter, page), size, reader)
  }
  const nearViewer = { id: viewer.id, position: requirePosition(viewer.position) }
  const page = { within, limit, after: cursorValues(cursor, 'ns') }
  return listPage(
    await selectNearestActivities(database, nearViewer, filter, page),
    size,
    ({ distance, activity }) => [distance ?? 0, activity.id],
    (row) => activityCardOf(row, reader),
  )
}
