import { CalendarClock, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActivityCard } from '../../domain/activities/activity'
import { NextAct, NextBadge } from '../cases/next-step.part'
import { CardRow, CardFact } from '../kit/card-row'
import { ChangeDot } from '../messages/change-dot.part'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { activitiesWords } from './activities.words'
import { ActivityBadge } from './activity-badge'
import { useActivityNext } from './activity-next.part'
import { activityPath } from './activities.routes'

interface ActivityRowProps {
  readonly activity: ActivityCard
  /** Below the facts, such as a button of its own. */
  readonly action?: ReactNode
  readonly heading?: 'h2' | 'h3'
  /** In the member's own list: its badge says when to be there, or how it went. */
  readonly own?: boolean
}

/** An activity in a list. */
export function ActivityRow({ activity, action, heading, own = false }: ActivityRowProps) {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const { state, placesLeft, distance } = activity
  const next = useActivityNext()(activity)
  const when = format.appointment(activity.startsAt)
  return (
    <CardRow
      to={activityPath(activity.id)}
      title={activity.title}
      heading={heading}
      cover={activity.cover}
      about={
        <>
          {(!own || next.text !== when) && (
            <CardFact icon={CalendarClock}>
              <time dateTime={new Date(activity.startsAt).toISOString()}>{when}</time>
            </CardFact>
          )}
          <CardFact icon={MapPin}>{distance === null ? activity.place.name : format.distance(distance)}</CardFact>
        </>
      }
      facts={
        <>
          {own ? <NextBadge next={next} /> : <ActivityBadge activity={activity} />}
          {own && <ChangeDot subject="activity" id={activity.id} />}
          <span>{words[`kind.${activity.kind}`]}</span>
          {!own && state === 'enrolling' && placesLeft > 0 && (
            <CardFact icon={Users}>{words.placesLeft(placesLeft)}</CardFact>
          )}
        </>
      }
      act={own && (next.act === null ? action : <NextAct next={next} />)}
    >
      {!own && action}
    </CardRow>
  )
}
