import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { CommitmentKind } from '../../../../../src/domain/civic/commitments/commitment-limits'
import { commitments } from '../../../../features/civic/commitments/commitments.schema'
import { serviceOrders } from '../../../../features/civic/orders/orders.schema'
import { threadNotes } from '../../../../features/civic/threads/threads.schema'
import { wishes } from '../../../../features/civic/wishes/wishes.schema'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { demoNotes } from '../../../content/threads'
import { pictureOf } from '../../../media'
import { bilingual } from '../../../text'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { residentId, volunteerId } from '../wishes/demo-wish'
import { minute } from '../../../city-day'

export const threadsDemo: DemoStep = {
  feature: 'threads',
  what: bilingual('心愿与服务的对话', 'threads of wishes and orders'),
  seed: seedThreads,
}

/** Seeds what the resident and the volunteer among the demo's accounts wrote about the wishes and orders under way. */
async function seedThreads(database: Database, now: Date): Promise<void> {
  for (const kind of ['wish', 'order'] as const) {
    const held = await selectHeld(database, kind)
    await insertAll(
      database,
      threadNotes,
      held.flatMap(({ id, caseId, helperId, ownerId, takenAt }) =>
        demoNotes[kind].map(({ by, after, text, scene }, index) => ({
          ...{ id: `note-${caseId}-${index + 1}`, commitmentId: id, text },
          writerId: by === 'owner' ? ownerId : helperId,
          readerId: by === 'owner' ? helperId : ownerId,
          pictures: scene === undefined ? [] : [pictureOf(scene)],
          sentAt: new Date(Math.min(now.getTime() - minute, takenAt.getTime() + after * minute)),
        })),
      ),
    )
  }
}

/** Selects what the resident or the volunteer is a side of, one thread of each case. */
async function selectHeld(database: Database, kind: CommitmentKind) {
  const { id, caseId, userId: helperId, takenAt } = commitments
  const cases = kind === 'wish' ? wishes : serviceOrders
  const isKnown = or(eq(cases.userId, residentId), eq(helperId, volunteerId))
  const rows = await queriesOf(database).read(
    build
      .select({ id, caseId, helperId, takenAt, ownerId: cases.userId })
      .from(commitments)
      .innerJoin(cases, eq(cases.id, caseId))
      .where(and(eq(commitments.kind, kind), isNull(commitments.endedAt), isKnown))
      .orderBy(asc(id)),
  )
  return rows.filter((row, index) => rows.findIndex((each) => each.caseId === row.caseId) === index)
}
