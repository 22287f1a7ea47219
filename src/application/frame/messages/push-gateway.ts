import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'
import type { PushAddress } from './push-device'

export interface PushGateway {
  /** The key with which a device subscribes. */
  key(): Promise<Outcome<string>>
  subscribe(address: PushAddress): Promise<Outcome<boolean>>
  unsubscribe(endpoint: string): Promise<Outcome<boolean>>
}
export const PushGateway = port<PushGateway>('PushGateway')
