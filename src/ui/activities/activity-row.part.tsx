import { CalendarClock, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActivityCard } from '../../domain/activities/activity'
import { CardRow, CardFact } from '../kit/card-row'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { activitiesWords } from './activities.words'
import { ActivityBadge } from './activity-badge'
import { activityPath } from './activities.routes'

interface ActivityRowProps {
  readonly activity: ActivityCard
  /** Below the facts, such as a button of its own. */
  readonly action?: ReactNode
  readonly heading?: 'h2' | 'h3'
}

/** An activity in a list. */
export function ActivityRow({ activity, action, heading }: ActivityRowProps) {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const { state, placesLeft, distance } = activity
  return (
    <CardRow
      to={activityPath(activity.id)}
      title={activity.title}
      heading={heading}
      cover={activity.cover}
      about={
        <>
          <CardFact icon={CalendarClock}>
            <time dateTime={new Date(activity.startsAt).toISOString()}>{format.appointment(activity.startsAt)}</time>
          </CardFact>
          <CardFact icon={MapPin}>{distance === null ? activity.place.name : format.distance(distance)}</CardFact>
        </>
      }
      facts={
        <>
          <ActivityBadge activity={activity} />
          <span>{words[`kind.${activity.kind}`]}</span>
          {state === 'enrolling' && placesLeft > 0 && <CardFact icon={Users}>{words.placesLeft(placesLeft)}</CardFact>}
        </>
      }
    >
      {action}
    </CardRow>
  )
}
