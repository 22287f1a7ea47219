import { Clock } from '../../../application/frame/shared/clock'
import type { ActivityCard } from '../../../domain/civic/activities/activity'
import { offeredActs } from '../../../domain/civic/activities/attendance'
import { checkInActs } from '../../../domain/frame/codes/check-in-act'
import type { NextStep } from '../../frame/cases/next-step.part'
import { useDrawingTime } from '../../frame/kit/hydration/server-drawn'
import { useService } from '../../frame/shell/app-context'
import { useAppointment } from '../../frame/words/use-appointment'
import { useWords } from '../../frame/words/words'
import { activitiesWords } from './activities.words'
import { activityPath } from './activities.paths'
import { activityStanding } from './activity-standing'
import { stateTone } from './state-tone'

/**
 * Returns the next step of a member in an activity: when to be there, or checking in or out as soon as this is
 * possible.
 */
export function useActivityNext(): (activity: ActivityCard) => NextStep {
  const words = useWords(activitiesWords)
  const appointment = useAppointment()
  const clock = useService(Clock)
  const drawn = useDrawingTime()
  return (activity) => {
    const { id, state, mine, startsAt } = activity
    // The card does not know when enrolment closes, which matters only for joining.
    const acts = offeredActs({ ...activity, enrolsUntil: null }, mine, drawn.at ?? clock.now())
    const checkIn = checkInActs.find((act) => acts.includes(act))
    const act = checkIn === undefined ? null : { label: words[`act.${checkIn}`], to: activityPath(id) }
    const standing = activityStanding(activity)
    if (standing === 'full') return { text: words.full, tone: 'plain', act }
    if (standing === 'state' || mine === null)
      return {
        text: mine === 'joined' && state === 'ended' ? words.missedIt : words[`state.${state}`],
        tone: stateTone(state),
        act,
      }
    if (mine === 'joined' && state !== 'running') return { text: appointment.at(startsAt), tone: 'success', act }
    return { text: mine === 'joined' ? words['state.running'] : words[`mine.${mine}`], tone: 'success', act }
  }
}
