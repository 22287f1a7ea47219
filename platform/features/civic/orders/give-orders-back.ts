import { and, asc, count, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../kernel/database/client'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { unlessRefused } from '../../../kernel/cases/unless-refused'
import { serviceOrders } from './orders.schema'
import { giveOrderBack } from './order-acts'

const isServedBy = (userId: string) => and(eq(serviceOrders.providerId, userId), eq(serviceOrders.state, 'provided'))

export async function countServed(database: Database, userId: string): Promise<number> {
  const row = await queriesOf(database).readOne(
    build.select({ served: count() }).from(serviceOrders).where(isServedBy(userId)),
  )
  return row?.served ?? 0
}

/** Gives back every order that somebody took, except those completed meanwhile; each orderer gets a message. */
export async function giveOrdersBack(transaction: Transaction, userId: string, at: Date): Promise<void> {
  const servedOrders = await queriesOf(transaction).read(
    build.select({ id: serviceOrders.id }).from(serviceOrders).where(isServedBy(userId)).orderBy(asc(serviceOrders.id)),
  )
  for (const { id } of servedOrders)
    await unlessRefused(() => giveOrderBack(transaction, { id, actorId: userId, at }, { text: '' }))
}
