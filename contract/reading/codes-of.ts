import type { Endpoint } from '../endpoint'
import { errorCodes, type ErrorCode } from '../envelope'

/** Codes that every call may answer with. */
const commonCodes: readonly ErrorCode[] = [
  errorCodes.invalid,
  errorCodes.tooMany,
  errorCodes.fault,
  errorCodes.unavailable,
]

/** Every code that a refusal of this call may have. */
export function refusalCodesOf(endpoint: Endpoint): readonly ErrorCode[] {
  return [
    ...commonCodes,
    ...endpoint.errors,
    ...(endpoint.access === 'open' ? [] : [errorCodes.sessionExpired]),
    ...(endpoint.access === 'phone' ? [errorCodes.phoneNeeded] : []),
    ...(endpoint.idempotent ? [errorCodes.stateRefuses] : []),
  ]
}
