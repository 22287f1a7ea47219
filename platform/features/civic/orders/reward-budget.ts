import { and, eq, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { Refusal } from '../../../kernel/http/refusal'
import { siteToday } from '../../../kernel/site/site-today'
import { serviceBudgets } from './order-rewards.schema'
import { orderableServices } from './orders.schema'

type Service = Pick<typeof orderableServices.$inferSelect, 'id' | 'reward' | 'budget' | 'budgetPeriod'>

/** The budget period that pays an order placed at this moment. */
export async function budgetPeriodAt(
  database: Database,
  { budgetPeriod }: Pick<Service, 'budgetPeriod'>,
  now: Date,
): Promise<string> {
  return budgetPeriod === 'total' ? 'total' : (await siteToday(database, now)).slice(0, 7)
}

/** Takes a reward from the budget of its service; 409001 with the state `budget-used-up` when too little is left. */
export async function takeFromBudget(transaction: Transaction, service: Service, period: string): Promise<void> {
  const { id: serviceId, reward } = service
  await transaction.insert(serviceBudgets).values({ serviceId, period, taken: 0 }).onConflictDoNothing()
  const budget = sql`(select ${orderableServices.budget} from ${orderableServices} where ${orderableServices.id} = ${serviceId})`
  const [budgetRow] = await transaction
    .update(serviceBudgets)
    .set({ taken: sql`${serviceBudgets.taken} + ${reward}` })
    .where(
      and(
        eq(serviceBudgets.serviceId, serviceId),
        eq(serviceBudgets.period, period),
        sql`${serviceBudgets.taken} + ${reward} <= ${budget}`,
      ),
    )
    .returning({ taken: serviceBudgets.taken })
  if (budgetRow === undefined) throw new Refusal(errorCodes.stateRefuses, null, { state: 'budget-used-up' })
}

export async function returnToBudget(
  transaction: Transaction,
  { serviceId, period, cents }: { readonly serviceId: string; readonly period: string; readonly cents: number },
): Promise<void> {
  await transaction
    .update(serviceBudgets)
    .set({ taken: sql`${serviceBudgets.taken} - ${cents}` })
    .where(and(eq(serviceBudgets.serviceId, serviceId), eq(serviceBudgets.period, period)))
}
