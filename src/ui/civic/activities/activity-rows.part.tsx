import type { ActivityCard } from '../../../domain/civic/activities/activity'
import { CardRows } from '../../frame/kit/card-row'
import { ActivityRow } from './activity-row.part'

/** A few activities, such as those of a card of a page. */
export function ActivityRows({ activities }: { readonly activities: readonly ActivityCard[] }) {
  return <CardRows items={activities}>{(activity) => <ActivityRow activity={activity} heading="h3" />}</CardRows>
}
