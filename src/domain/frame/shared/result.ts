/** The outcome of an operation that may fail: a value, or a reason that the caller has to handle. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason }

export function success<Value>(value: Value): Result<Value, never> {
  return { ok: true, value }
}

export function failure<Reason>(reason: Reason): Result<never, Reason> {
  return { ok: false, reason }
}

/** Why an operation failed; null when it did not. */
export function reasonOf<Reason>(result: Result<unknown, Reason>): Reason | null {
  return result.ok ? null : result.reason
}
