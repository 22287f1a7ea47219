import type { RealName } from '../../../domain/people/identities/identity'
import type { RealNameForm } from '../../../domain/people/identities/real-name-form'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** The check of the member's own real name. */
export interface IdentitiesGateway {
  realName(signal?: CancelSignal): Promise<Outcome<RealName>>
  /** @param face The result of the app's face check; null where none is required. */
  check(form: RealNameForm, face: string | null): Promise<Outcome<RealName>>
}
export const IdentitiesGateway = port<IdentitiesGateway>('IdentitiesGateway')
