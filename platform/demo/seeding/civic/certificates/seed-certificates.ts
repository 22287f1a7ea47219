import type { Database } from '../../../../kernel/database/client'
import { issueCertificate } from '../../../../features/civic/certificates/own-certificate'
import type { Vault } from '../../../../kernel/shared/vault'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'

export const certificatesDemo: DemoStep = {
  feature: 'certificates',
  what: bilingual('时长证书', 'certificates'),
  seed: (database, at, _onCount, vault) => seedCertificates(database, vault, at),
}

/** The number of the demo volunteer's certificate, which is known so that anybody can check it. */
export const demoCertificateNumber = 'LANT-ERNS-2345'

export async function seedCertificates(database: Database, vault: Vault, now: Date): Promise<void> {
  await issueCertificate(database, vault, 'user-volunteer', now, demoCertificateNumber)
}
