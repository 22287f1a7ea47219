import type { ReactNode } from 'react'
import type { ActivityCard } from '../../../../domain/civic/activities/activity'
import { NextAct, NextBadge } from '../../../frame/cases/next-step.part'
import { ChangeDot } from '../../../frame/messages/change-dot.part'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useActivityNext } from '../activity-next.part'
import { ActivityRow } from '../activity-row.part'

interface OwnActivityRowProps {
  readonly activity: ActivityCard
  /** Shown while there is nothing to check in to, such as a button to leave. */
  readonly fallback: ReactNode
}

/** An activity in its member's own list: when to be there, checking in or out, or the result. */
export function OwnActivityRow({ activity, fallback }: OwnActivityRowProps) {
  const appointment = useAppointment()
  const next = useActivityNext()(activity)
  return (
    <ActivityRow
      activity={activity}
      hasTime={next.text === appointment.at(activity.startsAt)}
      standing={
        <>
          <NextBadge next={next} />
          <ChangeDot subject="activity" id={activity.id} />
        </>
      }
      act={next.act === null ? fallback : <NextAct next={next} />}
    />
  )
}
