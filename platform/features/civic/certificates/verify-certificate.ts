import { eq } from 'drizzle-orm'
import { parseNumber } from '../../../../src/domain/civic/certificates/certificate'
import { hoursOf } from '../../../../src/domain/civic/rankings/ranking'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { certificates } from './certificates.schema'
import { certificateDto } from './own-certificate'
import { partialCertificateDto, selectPartialCertificate } from './partial-certificates'

/** Finds the certificate with a number as somebody typed it; null where we issued none. */
export async function verifyCertificate(database: Database, typed: string, language: Language) {
  const number = parseNumber(typed)
  if (number === null) return null
  const row = await queriesOf(database).readOne(build.select().from(certificates).where(eq(certificates.id, number)))
  // An earlier version certified a visit of a minute, which states no hours.
  if (row !== null) return hoursOf(row.minutes) === 0 ? null : certificateDto(row)
  const partial = await selectPartialCertificate(database, number)
  return partial === null ? null : partialCertificateDto(partial, language)
}
