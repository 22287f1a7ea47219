import { subjectKey, type ReportSubject } from '../../../../src/domain/participation/reports/report-subject'
import type { Database } from '../../../kernel/database/client'
import type { ReportableKind, ReportedText } from '../../../kernel/moderation/reportable-kind'

/** Reads those of some things of any kinds that others can see, each kind at once, by their subjects' keys. */
export async function findAllReported(
  kinds: readonly ReportableKind[],
  database: Database,
  subjects: readonly ReportSubject[],
): Promise<ReadonlyMap<string, ReportedText>> {
  const found = await Promise.all(
    kinds.map(async ({ kind, find }) => {
      const ids = subjects.filter((subject) => subject.kind === kind).map(({ id }) => id)
      const texts = ids.length === 0 ? [] : await find(database, ids)
      return texts.map((text) => [subjectKey({ kind, id: text.id }), text] as const)
    }),
  )
  return new Map(found.flat())
}
