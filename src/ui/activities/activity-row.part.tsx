import { CalendarClock, MapPin, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ActivityCard } from '../../domain/activities/activity'
import { Badge } from '../kit/badge'
import { Icon } from '../kit/icon'
import { Image } from '../kit/image'
import { Link } from '../kit/link'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { activitiesWords } from './activities.words'
import { activityPath } from './activities.routes'
import styles from './activity-row.module.css'
import { stateTone } from './state-tone'

interface ActivityRowProps {
  readonly activity: ActivityCard
  /** Below the facts, such as a button of its own. */
  readonly action?: ReactNode
  readonly heading?: 'h2' | 'h3'
}

/** An activity in a list. */
export function ActivityRow({ activity, action, heading: Heading = 'h2' }: ActivityRowProps) {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const { state, mine, placesLeft, distance } = activity
  return (
    <article className={styles.row}>
      <div className={styles.body}>
        <Image src={activity.cover} alt="" ratio="4:3" width={112} className={styles.cover} />
        <div className={styles.words}>
          <Heading className={styles.title}>
            <Link to={activityPath(activity.id)} className={styles.link}>
              {activity.title}
            </Link>
          </Heading>
          <p className={styles.fact}>
            <Icon of={CalendarClock} size={14} />
            <time dateTime={new Date(activity.startsAt).toISOString()}>{format.dateTime(activity.startsAt)}</time>
          </p>
          <p className={styles.fact}>
            <Icon of={MapPin} size={14} />
            {distance === null ? activity.place.name : format.distance(distance)}
          </p>
        </div>
      </div>
      <div className={styles.facts}>
        <Badge tone={stateTone(state)}>{words[`state.${state}`]}</Badge>
        {mine !== null && <Badge tone="success">{words[`mine.${mine}`]}</Badge>}
        <span>{words[`kind.${activity.kind}`]}</span>
        {state === 'enrolling' && (
          <span className={styles.fact}>
            <Icon of={Users} size={14} />
            {placesLeft === 0 ? words.full : words.placesLeft(placesLeft)}
          </span>
        )}
      </div>
      {action}
    </article>
  )
}
