import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { errorCodes } from '../../../contract/envelope'
import type { placeOrder as endpoint } from '../../../contract/orders'
import { checkOrder } from '../../../src/domain/orders/order-form'
import { orderLifecycle } from '../../../src/domain/orders/order-lifecycle'
import { isAllowed } from '../../../src/domain/site/switches'
import type { Database } from '../../database/client'
import { queriesOf } from '../../database/queries'
import { invalid, invalidForm, Refusal } from '../../http/refusal'
import { take } from '../../limits/allowance'
import { randomId } from '../../shared/random'
import { unsaid, written } from '../../shared/written'
import { addStep } from '../cases/case-steps'
import { selectConfigItems } from '../site/site.queries'
import { siteDate } from '../site/site-today'
import { orderCase } from './order-case'
import { orderableServices, serviceOrders } from './orders.schema'

/** Orders that one person may place per day. */
const allowance = { most: 10, window: 86_400_000 }

/** Whether the site takes orders (B14). */
export async function takesOrders(database: Database): Promise<boolean> {
  const items = await selectConfigItems(queriesOf(database))
  return isAllowed(Object.fromEntries(items.map(({ code, config_value }) => [code, config_value])), 'order')
}

/** Stores an order, which volunteers can take from then on; returns its id. */
export async function placeOrder(
  database: Database,
  userId: string,
  { service_id: serviceId, wanted_on: wantedOn, place, note }: z.output<typeof endpoint.body>,
  now: Date,
): Promise<string> {
  if (!(await takesOrders(database))) throw new Refusal(errorCodes.stateRefuses, null, { state: 'off' })
  const checked = checkOrder({ wantedOn, place, note }, await siteDate(database, now))
  if (!checked.ok) throw invalidForm(checked.reason)
  const [service] = await database.select().from(orderableServices).where(eq(orderableServices.id, serviceId))
  if (service === undefined) throw invalid({ service_id: 'unknown' })
  await take(database, `order:${userId}`, allowance, now)
  const [id, state] = [randomId('order'), orderLifecycle.start]
  await database
    .insert(serviceOrders)
    .values({
      id,
      userId,
      serviceId,
      wantedOn: checked.value.wantedOn,
      place: written(checked.value.place),
      note: written(checked.value.note),
      reward: service.reward,
      state,
      createdAt: now,
      updatedAt: now,
    })
  const step = { kind: orderCase.name, caseId: id, act: 'place', state, role: 'orderer', actorId: userId }
  await addStep(database, { ...step, text: unsaid, at: now })
  return id
}
