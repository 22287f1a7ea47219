import type { Outcome } from '../../../application/frame/shared/failure'
import { success } from '../../../domain/frame/shared/result'

/** An outcome with its value mapped to the domain; a failure is passed on. */
export function mapped<From, To>(outcome: Outcome<From>, change: (value: From) => To): Outcome<To> {
  return outcome.ok ? success(change(outcome.value)) : outcome
}
