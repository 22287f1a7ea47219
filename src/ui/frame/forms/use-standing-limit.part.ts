import { useEffect, useState } from 'react'
import { whenLimitEnds } from '../../../application/frame/forms/limit-end'
import { Clock } from '../../../application/frame/shared/clock'
import type { ReachedLimit } from '../../../domain/frame/shared/reached-limit'
import { useService } from '../shell/app-context'

/** A limit until its time has come, when the form is offered without another request. */
export function useStandingLimit(reached: ReachedLimit | null): ReachedLimit | null {
  const clock = useService(Clock)
  const [ended, setEnded] = useState<ReachedLimit | null>(null)
  useEffect(
    () => (reached === null ? undefined : whenLimitEnds(clock, reached, () => setEnded(reached))),
    [clock, reached],
  )
  return reached === ended ? null : reached
}
