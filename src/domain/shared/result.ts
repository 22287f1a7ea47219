/** The outcome of something that is expected to fail at times: a value, or a reason that a caller must handle. */
export type Result<Value, Reason> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Reason }

export function success<Value>(value: Value): Result<Value, never> {
  return { ok: true, value }
}

export function failure<Reason>(reason: Reason): Result<never, Reason> {
  return { ok: false, reason }
}
