import type { ShareReport } from '../../../domain/frame/sharing/share'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Reports shares to the server (B105). */
export interface SharingGateway {
  /** Reports a share; returns the content's new number of shares, and the credits that this share earned. */
  report(report: ShareReport): Promise<Outcome<{ readonly shares: number; readonly credits?: number }>>
}
export const SharingGateway = port<SharingGateway>('SharingGateway')
