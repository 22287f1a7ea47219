import type { RealName, RealNameStanding } from '../../../domain/people/identities/identity'
import type { RealNameForm } from '../../../domain/people/identities/real-name-form'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The check of the member's own real name. */
export interface IdentitiesGateway {
  realName(signal?: CancelSignal): Promise<Outcome<RealName>>
  /** The state of the check, with what keeps the member from another claim. */
  standing(signal?: CancelSignal): Promise<Outcome<RealNameStanding>>
  /** @param face The result of the app's face check; null where none is required. */
  check(form: RealNameForm, face: string | null): Promise<Outcome<RealNameStanding>>
}
export const IdentitiesGateway = port<IdentitiesGateway>('IdentitiesGateway')
