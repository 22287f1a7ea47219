import { CalendarClock, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActivityCard } from '../../../domain/civic/activities/activity'
import { CardFact, CardFacts } from '../../frame/kit/cards/card-row'
import { useAppointment } from '../../frame/words/use-appointment'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import { activitiesWords } from './activities.words'
import { ActivityBadge } from './activity-badge.part'
import { activityStanding } from './activity-standing'
import { activityPath } from './activities.paths'
import { CardRowPart } from '../../frame/shell/layout/card-row.part'

interface ActivityRowProps {
  readonly activity: ActivityCard
  /** Shown below the facts, such as buttons of the row. */
  readonly action?: ReactNode
  readonly heading?: 'h2' | 'h3'
  /** Replaces the badge that everybody sees. */
  readonly standing?: ReactNode
  /** Whether `standing` already states the time. */
  readonly hasTime?: boolean
  /** The single button of the row. */
  readonly act?: ReactNode
}

/** An activity in a list. */
export function ActivityRow({ activity, action, heading, standing, hasTime = false, act }: ActivityRowProps) {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const appointment = useAppointment()
  const { state, places, placesLeft, distance, myShift } = activity
  const [startsAt, endsAt] = [myShift?.startsAt ?? activity.startsAt, myShift?.endsAt ?? activity.endsAt]
  const about = (
    <>
      {!hasTime && (
        <CardFact icon={CalendarClock}>
          <time dateTime={new Date(startsAt).toISOString()}>{appointment.between(startsAt, endsAt)}</time>
        </CardFact>
      )}
      <CardFact icon={MapPin}>{distance === null ? activity.place.name : format.distance(distance)}</CardFact>
      <CardFacts>
        {standing ?? <ActivityBadge activity={activity} />}
        <span>{words[`kind.${activity.kind}`]}</span>
        {myShift !== null && <span>{myShift.name}</span>}
        {standing === undefined && state === 'enrolling' && placesLeft > 0 && (
          <CardFact icon={Users}>{words.placesLeft(placesLeft, places)}</CardFact>
        )}
      </CardFacts>
    </>
  )
  return (
    <CardRowPart
      to={activityPath(activity.id)}
      title={activity.title}
      heading={heading}
      cover={activity.cover}
      about={about}
      act={act}
      isTaken={standing === undefined && activityStanding(activity) === 'full'}
    >
      {action}
    </CardRowPart>
  )
}
