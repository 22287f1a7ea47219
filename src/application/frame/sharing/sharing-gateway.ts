import type { ShareReport } from '../../../domain/frame/sharing/share'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Reports shares to the server (B105). */
export interface SharingGateway {
  /** Returns the new number of shares of the content, and what this one has earned. */
  report(report: ShareReport): Promise<Outcome<{ readonly shares: number; readonly credits?: number }>>
}
export const SharingGateway = port<SharingGateway>('SharingGateway')
