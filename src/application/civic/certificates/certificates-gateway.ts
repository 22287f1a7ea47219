import type { Certificate, OwnCertificates } from '../../../domain/civic/certificates/certificate'
import type { CancelSignal } from '../../frame/shared/cancel-signal'
import type { Outcome } from '../../frame/shared/failure'
import { port } from '../../frame/shared/port'

/** Certificates of hours of volunteers. */
export interface CertificatesGateway {
  own(signal?: CancelSignal): Promise<Outcome<OwnCertificates>>
  /** Unchanged hours give the same certificate again, so a repeat is harmless. */
  issue(): Promise<Outcome<OwnCertificates>>
  /** What the certificate with this number states; null where none has it. */
  verify(number: string, signal?: CancelSignal): Promise<Outcome<Certificate | null>>
}
export const CertificatesGateway = port<CertificatesGateway>('CertificatesGateway')
