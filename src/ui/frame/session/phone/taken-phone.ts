import type { Failure } from '../../../../application/frame/shared/failure'

/** The error of a number that belongs to another account. */
export const takenPhone = ({ code }: Failure) => (code === 'somebody-first' ? { phone: 'taken' } : null)

/**
 * The same error for a member without a phone, who may log in with that number instead, because accounts cannot be
 * merged.
 */
export const phoneOfAnotherAccount = ({ code }: Failure) =>
  code === 'somebody-first' ? { phone: 'has-account' } : null
