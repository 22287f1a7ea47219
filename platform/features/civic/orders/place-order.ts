import { and, count, eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { errorCodes } from '../../../../contract/envelope'
import type { placeOrder as endpoint } from '../../../../contract/orders'
import { checkOrder } from '../../../../src/domain/civic/orders/order-form'
import { mostReservedPerOrderer } from '../../../../src/domain/civic/orders/order-reward'
import { orderLifecycle } from '../../../../src/domain/civic/orders/order-lifecycle'
import { isAllowed } from '../../../../src/domain/frame/site/switches'
import type { Database, Transaction } from '../../../kernel/database/client'
import { build } from '../../../kernel/database/statement'
import { queriesOf } from '../../../kernel/database/queries'
import { invalid, invalidForm, Refusal } from '../../../kernel/http/refusal'
import { formLimit, limitRefusal, openLimit } from '../../../kernel/limits/form-limit'
import type { Platform } from '../../../kernel/platform'
import { randomId } from '../../../kernel/shared/random'
import { unsaid, asWritten } from '../../../kernel/shared/as-written'
import { addStep } from '../../../kernel/cases/case-steps'
import { selectConfigItems } from '../../../kernel/site/site.queries'
import { siteDate } from '../../../kernel/site/site-today'
import { requireHelpedPerson } from '../helped-persons/require-helped-person'
import { orderCase } from './order-case'
import { orderRewards } from './order-rewards.schema'
import { sealSecrets } from './order-secrets'
import { orderableServices, serviceOrders } from './orders.schema'
import { budgetPeriodAt, takeFromBudget } from './reward-budget'

/** The most orders that one person may place per day. */
const orderLimit = formLimit('order', { most: 10, window: 86_400_000 })

/** Whether the site takes orders (B14). */
export async function takesOrders(database: Database): Promise<boolean> {
  const items = await selectConfigItems(queriesOf(database))
  return isAllowed(Object.fromEntries(items.map(({ code, config_value }) => [code, config_value])), 'order')
}

/** The number of rewards that are reserved for the orders of one person. */
async function countReserved(database: Database, userId: string): Promise<number> {
  const reserved = and(eq(orderRewards.ordererId, userId), eq(orderRewards.state, 'reserved'))
  return (await queriesOf(database).readValue(build.select({ count: count() }).from(orderRewards).where(reserved))) ?? 0
}

/** The limits that keep a member from placing an order; none for a guest. */
export async function readOrderLimits(database: Database, userId: string | null, at: Date) {
  if (userId === null) return { limit: null, rewarded_limit: null }
  const isFull = (await countReserved(database, userId)) >= mostReservedPerOrderer
  return {
    limit: await orderLimit.readReached(database, userId, at),
    rewarded_limit: isFull ? openLimit(mostReservedPerOrderer) : null,
  }
}

/** Stores an order, which volunteers can take from then on, and reserves its reward; returns its id. */
export async function placeOrder(
  transaction: Transaction,
  userId: string,
  body: z.output<typeof endpoint.body>,
  { vault, now }: Pick<Platform, 'vault' | 'now'>,
): Promise<string> {
  const {
    service_id: serviceId,
    wanted_on: wantedOn,
    time_of_day: timeOfDay,
    helped_person_id: helpedPersonId,
    ...rest
  } = body
  const at = now()
  if (!(await takesOrders(transaction))) throw new Refusal(errorCodes.stateRefuses, null, { state: 'off' })
  const parsedForm = checkOrder({ ...rest, wantedOn, timeOfDay, helpedPersonId }, await siteDate(transaction, at))
  if (!parsedForm.ok) throw invalidForm(parsedForm.reason)
  const service = await queriesOf(transaction).readOne(
    build.select().from(orderableServices).where(eq(orderableServices.id, serviceId)),
  )
  if (service === null) throw invalid({ service_id: 'unknown' })
  if (helpedPersonId !== null) await requireHelpedPerson(transaction, userId, helpedPersonId)
  await orderLimit.consume(transaction, userId, at)
  const [id, state] = [randomId('order'), orderLifecycle.start]
  if (service.reward > 0) {
    // The row of the person's allowance is locked until the transaction ends, so concurrent orders of one person wait
    // for each other and are counted one by one.
    if ((await countReserved(transaction, userId)) >= mostReservedPerOrderer)
      throw limitRefusal(errorCodes.stateRefuses, openLimit(mostReservedPerOrderer), 'too-many-open')
    const period = await budgetPeriodAt(transaction, service, at)
    await takeFromBudget(transaction, service, period)
    const reward = { orderId: id, serviceId, period, cents: service.reward, ordererId: userId }
    await transaction.insert(orderRewards).values({ ...reward, state: 'reserved' })
  }
  await transaction
    .insert(serviceOrders)
    .values({
      id,
      userId,
      helpedPersonId,
      serviceId,
      wantedOn: parsedForm.value.wantedOn,
      timeOfDay,
      area: asWritten(parsedForm.value.area),
      ...sealSecrets(vault, id, parsedForm.value),
      reward: service.reward,
      state,
      createdAt: at,
      updatedAt: at,
    })
  const step = { kind: orderCase.name, caseId: id, act: 'place', state, role: 'orderer', actorId: userId }
  await addStep(transaction, { ...step, text: unsaid, at })
  return id
}
