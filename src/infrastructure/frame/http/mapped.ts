import type { Outcome } from '../../../application/frame/shared/failure'
import { success } from '../../../domain/frame/shared/result'

/** An outcome with its value mapped to the domain; a failure is passed on. */
export function mapped<From, To>(outcome: Outcome<From>, change: (value: From) => To): Outcome<To> {
  return outcome.ok ? success(change(outcome.value)) : outcome
}

/** An outcome with the named part of its value. */
export function partOf<Value extends object, Name extends keyof Value>(
  outcome: Outcome<Value>,
  name: Name,
): Outcome<Value[Name]> {
  return mapped(outcome, (value) => value[name])
}
