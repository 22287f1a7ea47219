import type { HostSystem } from '../../../domain/frame/hosts/host-system'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

export interface PrintedCodeGateway {
  /** Counts that a printed code brought somebody (S156). */
  count(code: string, system: HostSystem): Promise<Outcome<unknown>>
}
export const PrintedCodeGateway = port<PrintedCodeGateway>('PrintedCodeGateway')
