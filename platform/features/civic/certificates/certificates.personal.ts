import { ownRows, type PersonalData } from '../../../kernel/members/personal-data'
import { certificates, partialCertificates } from './certificates.schema'

/** What becomes of what these tables hold of members. */
export const personalCertificates: readonly PersonalData[] = [
  ownRows(certificates, certificates.userId, ['name']),
  ownRows(partialCertificates, partialCertificates.userId, ['name']),
]
