import type { Failure } from '../../../application/frame/shared/failure'

/** The number belongs to another account. */
export const takenPhone = ({ code }: Failure) => (code === 'somebody-first' ? { phone: 'taken' } : null)

/** The same for a member without a phone, who may log in by that number instead: accounts can't be joined. */
export const phoneOfAnotherAccount = ({ code }: Failure) =>
  code === 'somebody-first' ? { phone: 'has-account' } : null
