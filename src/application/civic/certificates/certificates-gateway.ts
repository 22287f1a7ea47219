import type { Certificate, CertifiedPeriod, OwnCertificates } from '../../../domain/civic/certificates/certificate'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** What a certificate is limited to: an activity, or the days of a period. */
export type CertifiedPart =
  | { readonly activityId: string; readonly from: null; readonly until: null }
  | ({ readonly activityId: null } & CertifiedPeriod)

/** A certificate that was issued, by its number, among the member's certificates. */
export interface IssuedPart {
  readonly number: string
  readonly own: OwnCertificates
}

/** Volunteers' certificates of hours. */
export interface CertificatesGateway {
  own(signal?: CancelSignal): Promise<Outcome<OwnCertificates>>
  /** Issues a certificate. While the hours are unchanged it returns the same one, so a repeat is harmless. */
  issue(): Promise<Outcome<OwnCertificates>>
  /** Issues a certificate of a part of the service; the same one again while the hours are unchanged. */
  issuePart(part: CertifiedPart): Promise<Outcome<IssuedPart>>
  /** The certificate with this number; null when there is none. */
  verify(number: string, signal?: CancelSignal): Promise<Outcome<Certificate | null>>
}
export const CertificatesGateway = port<CertificatesGateway>('CertificatesGateway')
