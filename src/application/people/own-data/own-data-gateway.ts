import type { OwnData } from '../../../domain/people/own-data/own-data'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

export interface OwnDataGateway {
  read(signal?: CancelSignal): Promise<Outcome<OwnData>>
  /** Asks for a copy, with a proof that it is the member. */
  askForCopy(proof: string): Promise<Outcome<OwnData>>
  askForDeletion(proof: string): Promise<Outcome<OwnData>>
  cancelDeletion(): Promise<Outcome<OwnData>>
  /** The address at which a browser downloads a copy. */
  addressOf(copyId: string): string
}
export const OwnDataGateway = port<OwnDataGateway>('OwnDataGateway')
