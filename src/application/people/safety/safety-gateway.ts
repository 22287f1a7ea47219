import type { Safety } from '../../../domain/people/safety/device'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

export interface SafetyGateway {
  read(signal?: CancelSignal): Promise<Outcome<Safety>>
  /** Logs one other device out. */
  endDevice(id: string): Promise<Outcome<Safety>>
  endOtherDevices(): Promise<Outcome<Safety>>
}
export const SafetyGateway = port<SafetyGateway>('SafetyGateway')
