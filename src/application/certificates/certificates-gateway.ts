import type { Certificate, OwnCertificates } from '../../domain/certificates/certificate'
import type { CancelSignal } from '../shared/cancel-signal'
import type { Outcome } from '../shared/failure'
import { port } from '../shared/port'

/** Certificates of hours of volunteers. */
export interface CertificatesGateway {
  own(signal?: CancelSignal): Promise<Outcome<OwnCertificates>>
  /** Unchanged hours give the same certificate again, so a repeat is harmless. */
  issue(): Promise<Outcome<OwnCertificates>>
  /** What the certificate with this number states; null where none has it. */
  verify(number: string, signal?: CancelSignal): Promise<Outcome<Certificate | null>>
}
export const CertificatesGateway = port<CertificatesGateway>('CertificatesGateway')
