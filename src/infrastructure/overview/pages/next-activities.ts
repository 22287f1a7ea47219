import { listActivities } from '../../../../contract/activities'
import type { ActivityKind } from '../../../domain/civic/activities/activity'
import type { HttpClient } from '../../frame/http/http-client'
import { partOf } from '../../frame/http/mapped'

/** The next activities that can be joined, for a card of a page. */
export async function nextActivities(http: HttpClient, kind: ActivityKind | null, pageSize: number) {
  const query = { state: 'enrolling' as const, pageSize, ...(kind === null ? {} : { kind }) }
  return partOf(await http.send(listActivities, { failures: 'in-place', query }), 'items')
}
