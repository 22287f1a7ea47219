import type { Identity } from '../../domain/identities/identity'
import type { RealNameForm } from '../../domain/identities/real-name-form'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** The member's own checked identity. */
export interface IdentitiesGateway {
  /** Null before the check. */
  identity(signal?: CancelSignal): Promise<Outcome<Identity | null>>
  /** @param face what the app said of a face check; null where none is asked for */
  check(form: RealNameForm, face: string | null): Promise<Outcome<Identity>>
}
export const IdentitiesGateway = port<IdentitiesGateway>('IdentitiesGateway')
