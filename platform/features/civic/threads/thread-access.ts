import { and, desc, eq } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import {
  mayReadThread,
  threadKeptFor,
  type ThreadKey,
  type ThreadSide,
  type ThreadState,
} from '../../../../src/domain/civic/threads/thread'
import type { Database } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { Refusal } from '../../../kernel/http/refusal'
import { isBetweenBlocked } from '../../people/privacy/block-people'
import { commitments } from '../commitments/commitments.schema'
import { orderableServices, serviceOrders } from '../orders/orders.schema'
import { wishes } from '../wishes/wishes.schema'

/** A thread, as one of its two sides may use it. */
export interface OpenedThread extends ThreadKey {
  readonly commitmentId: number
  readonly side: ThreadSide
  readonly otherId: string
  readonly title: Localised
  readonly state: ThreadState
  readonly keptUntil: Date | null
}

/**
 * Reads the latest thread of a case with a volunteer for one of its two sides; 403001 for everybody else, and for a side
 * that may not read it any more. In a transaction that writes, `locks` keeps the commitment from ending meanwhile.
 */
export async function requireThread(
  database: Database,
  userId: string,
  key: ThreadKey,
  { at, locks = false }: { readonly at: Date; readonly locks?: boolean },
): Promise<OpenedThread> {
  const owned = await selectCase(database, key)
  const side = owned?.ownerId === userId ? 'owner' : key.helperId === userId ? 'helper' : null
  const commitment = owned === null || side === null ? null : await selectCommitment(database, key, locks)
  if (owned === null || side === null || commitment === null) throw new Refusal(errorCodes.gone)
  const { id: commitmentId, ended, endedAt } = commitment
  if (!mayReadThread(side, { ended, endedAt: endedAt?.getTime() ?? null }, at.getTime()))
    throw new Refusal(errorCodes.gone)
  const otherId = side === 'owner' ? key.helperId : owned.ownerId
  const isBlocked = await isBetweenBlocked(database, userId, otherId)
  return {
    ...key,
    ...{ commitmentId, side, otherId, title: owned.title },
    state: endedAt !== null ? 'over' : isBlocked ? 'blocked' : 'open',
    keptUntil: endedAt === null ? null : new Date(endedAt.getTime() + threadKeptFor),
  }
}

async function selectCase(
  database: Database,
  { kind, caseId }: ThreadKey,
): Promise<{ readonly ownerId: string; readonly title: Localised } | null> {
  return await queriesOf(database).readOne(
    kind === 'wish'
      ? build.select({ ownerId: wishes.userId, title: wishes.title }).from(wishes).where(eq(wishes.id, caseId))
      : build
          .select({ ownerId: serviceOrders.userId, title: orderableServices.name })
          .from(serviceOrders)
          .innerJoin(orderableServices, eq(orderableServices.id, serviceOrders.serviceId))
          .where(eq(serviceOrders.id, caseId)),
  )
}

async function selectCommitment(database: Database, { kind, caseId, helperId }: ThreadKey, locks: boolean) {
  const { id, ended, endedAt } = commitments
  const latest = build
    .select({ id, ended, endedAt })
    .from(commitments)
    .where(and(eq(commitments.kind, kind), eq(commitments.caseId, caseId), eq(commitments.userId, helperId)))
    .orderBy(desc(id))
    .limit(1)
  return await queriesOf(database).readOne(locks ? latest.for('share') : latest)
}
