import { listActivities } from '../../../contract/activities'
import type { ActivityKind } from '../../domain/activities/activity'
import { activityCardOf } from '../activities/activity-of-wire'
import type { HttpClient } from '../http/http-client'
import { mapped } from '../http/mapped'

/** The next activities that can be joined, for a card of a page. */
export async function nextActivities(http: HttpClient, kind: ActivityKind | null, pageSize: number) {
  const query = { state: 'enrolling' as const, pageSize, ...(kind === null ? {} : { kind }) }
  return mapped(await http.send(listActivities, { failures: 'in-place', query }), ({ items }) =>
    items.map(activityCardOf),
  )
}
