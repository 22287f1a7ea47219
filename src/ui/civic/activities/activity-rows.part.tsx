import type { ActivityCard } from '../../../domain/civic/activities/activity'
import { CardRows } from '../../frame/kit/cards/card-row'
import { ActivityRow } from './activity-row.part'

/** A short list of activities, such as in a card of a page. */
export function ActivityRows({ activities }: { readonly activities: readonly ActivityCard[] }) {
  return <CardRows items={activities}>{(activity) => <ActivityRow activity={activity} heading="h3" />}</CardRows>
}
