import type { FormLimit } from './limit-notice.part'
import type { AnyForm } from './use-fields.part'
import { useStandingLimit } from './use-standing-limit.part'

/** The limits that keep a form from being sent: by its refusal, and as known before; `reached` is either. */
export function useReachedLimit(form: Pick<AnyForm, 'reachedLimit'>, limit: FormLimit | undefined) {
  const refusedBy = useStandingLimit(form.reachedLimit)
  const known = useStandingLimit(limit?.reached ?? null)
  return { refusedBy, reached: refusedBy ?? known }
}
