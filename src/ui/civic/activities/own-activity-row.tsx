import type { ReactNode } from 'react'
import type { ActivityCard } from '../../../domain/civic/activities/activity'
import { NextAct, NextBadge } from '../../frame/cases/next-step.part'
import { ChangeDot } from '../../frame/messages/change-dot.part'
import { useAppointment } from '../../frame/words/use-appointment'
import { useActivityNext } from './activity-next.part'
import { ActivityRow } from './activity-row.part'

interface OwnActivityRowProps {
  readonly activity: ActivityCard
  /** What can be done while there is nothing to sign, such as leaving it. */
  readonly otherwise: ReactNode
}

/** An activity in the list of who joined it: when to be there, what to sign, or how it went. */
export function OwnActivityRow({ activity, otherwise }: OwnActivityRowProps) {
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
      act={next.act === null ? otherwise : <NextAct next={next} />}
    />
  )
}
