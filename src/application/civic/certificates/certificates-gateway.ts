import type { Certificate, OwnCertificates } from '../../../domain/civic/certificates/certificate'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Volunteers' certificates of hours. */
export interface CertificatesGateway {
  own(signal?: CancelSignal): Promise<Outcome<OwnCertificates>>
  /** Issues a certificate. While the hours are unchanged it returns the same one, so a repeat is harmless. */
  issue(): Promise<Outcome<OwnCertificates>>
  /** The certificate with this number; null when there is none. */
  verify(number: string, signal?: CancelSignal): Promise<Outcome<Certificate | null>>
}
export const CertificatesGateway = port<CertificatesGateway>('CertificatesGateway')
