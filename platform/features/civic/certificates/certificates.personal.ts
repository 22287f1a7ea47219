import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { certificates, partialCertificates } from './certificates.schema'

/** How the personal data of members in these tables is copied and deleted. */
export const personalCertificates: readonly PersonalData[] = [
  ownRows(certificates, certificates.userId, ['name']),
  ownRows(partialCertificates, partialCertificates.userId, ['name']),
]
