import { desc, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { certificateSchema } from '../../../../contract/certificates'
import type { Language } from '../../../../src/domain/frame/site/preferences'
import type { Database } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build, type RowOf } from '../../../kernel/database/statement'
import { activities } from '../activities/activities.schema'
import { partialCertificates } from './certificates.schema'

/** The most certificates of a period or an activity that their owner is shown. */
const mostShown = 20

const selectWithTitle = () =>
  build
    .select({ certificate: partialCertificates, title: activities.title })
    .from(partialCertificates)
    .leftJoin(activities, eq(activities.id, partialCertificates.activityId))
    .$dynamic()
type PartialCertificateRow = RowOf<ReturnType<typeof selectWithTitle>>

export async function selectPartialCertificates(database: Database, userId: string): Promise<PartialCertificateRow[]> {
  return await queriesOf(database).read(
    selectWithTitle()
      .where(eq(partialCertificates.userId, userId))
      .orderBy(desc(partialCertificates.issuedAt), desc(partialCertificates.id))
      .limit(mostShown),
  )
}

export async function selectPartialCertificate(
  database: Database,
  number: string,
): Promise<PartialCertificateRow | null> {
  return await queriesOf(database).readOne(selectWithTitle().where(eq(partialCertificates.id, number)))
}

export function partialCertificateDto(
  { certificate, title }: PartialCertificateRow,
  language: Language,
): z.input<typeof certificateSchema> {
  const { id, name, minutes, times, years, since, issuedAt, activityId, fromDay, untilDay } = certificate
  return {
    ...{ number: id, name, minutes, times, years: [...years] },
    since: since.toISOString(),
    issued_at: issuedAt.toISOString(),
    scope: {
      kind: activityId === '' ? 'period' : 'activity',
      from: fromDay,
      until: untilDay,
      title: title?.[language] ?? '',
    },
  }
}
