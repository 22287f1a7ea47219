import type { ActivityCard } from '../../../domain/civic/activities/activity'
import { Badge } from '../../frame/kit/badges/badge'
import { useWords } from '../../frame/words/words'
import { activitiesWords } from './activities.words'
import { activityStanding } from './activity-standing'
import { stateTone } from './state-tone'

interface ActivityBadgeProps {
  readonly activity: Pick<ActivityCard, 'state' | 'mine' | 'placesLeft'>
}

/** The activity's state for the reader, in one badge. */
export function ActivityBadge({ activity }: ActivityBadgeProps) {
  const words = useWords(activitiesWords)
  const standing = activityStanding(activity)
  if (standing === 'full') return <Badge>{words.full}</Badge>
  if (standing === 'mine' && activity.mine !== null)
    return <Badge tone="success">{words[`mine.${activity.mine}`]}</Badge>
  return <Badge tone={stateTone(activity.state)}>{words[`state.${activity.state}`]}</Badge>
}
