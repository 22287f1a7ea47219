import type { ShareReport } from '../../domain/sharing/share'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Tells the server of shares (B105). */
export interface SharingGateway {
  /** How often the content was shared by now. */
  report(report: ShareReport): Promise<Outcome<{ readonly shares: number }>>
}
export const SharingGateway = port<SharingGateway>('SharingGateway')
