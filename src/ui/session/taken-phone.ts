import type { Failure } from '../../application/shared/failure'

/** The number belongs to another account. */
export const takenPhone = ({ code }: Failure) => (code === 'somebody-first' ? { phone: 'taken' } : null)
