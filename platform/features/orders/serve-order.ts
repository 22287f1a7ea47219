import { eq } from 'drizzle-orm'
import { checkReason, checkScore, type ReasonForm, type ScoreForm } from '../../../src/domain/orders/order-form'
import type { Database } from '../../database/client'
import { invalid } from '../../http/refusal'
import { written } from '../../shared/written'
import { carryOut } from '../cases/carry-out'
import { keepVolunteer } from '../volunteers/require-volunteer'
import { moveMoney } from '../wallet/move-money'
import { orderCase } from './order-case'
import { orderableServices } from './orders.schema'

interface Acting {
  readonly id: string
  readonly actorId: string
  readonly at: Date
}

/** A volunteer takes an order of somebody else; of two at once, one wins. */
export async function provideOrder(database: Database, acting: Acting): Promise<void> {
  const set = { providerId: acting.actorId }
  await database.transaction(async (transaction) => {
    await keepVolunteer(transaction, acting.actorId)
    await carryOut(transaction, orderCase, { ...acting, act: 'provide', role: 'volunteer', set })
  })
}

/** The provider cannot come: somebody else may take it. */
export async function giveOrderBack(database: Database, acting: Acting, form: ReasonForm): Promise<void> {
  const text = reasonOf(form)
  await carryOut(database, orderCase, { ...acting, text, act: 'giveBack', role: 'provider', set: { providerId: null } })
}

export async function cancelOrder(database: Database, acting: Acting, form: ReasonForm): Promise<void> {
  await carryOut(database, orderCase, { ...acting, text: reasonOf(form), act: 'cancel', role: 'orderer' })
}

function reasonOf(form: ReasonForm) {
  const checked = checkReason(form)
  if (!checked.ok) throw invalid(checked.reason)
  return written(checked.value.text)
}

/** The orderer says that the service was given; the reward goes to the provider's wallet with it. */
export async function completeOrder(database: Database, acting: Acting): Promise<void> {
  await carryOut(database, orderCase, {
    ...acting,
    act: 'complete',
    role: 'orderer',
    also: async (transaction, { id, providerId, serviceId, reward }) => {
      // Its provider may have left the site.
      if (providerId === null || reward === 0) return
      const [service] = await transaction.select().from(orderableServices).where(eq(orderableServices.id, serviceId))
      const earning = { userId: providerId, kind: 'order', subjectId: id, cents: reward, at: acting.at } as const
      await moveMoney(transaction, { ...earning, ...(service && { title: service.name }) })
    },
  })
}

export async function scoreOrder(database: Database, acting: Acting, form: ScoreForm): Promise<void> {
  const checked = checkScore(form)
  if (!checked.ok) throw invalid(checked.reason)
  const { stars, text } = checked.value
  await carryOut(database, orderCase, {
    ...acting,
    act: 'score',
    role: 'orderer',
    text: written(text),
    set: { stars, scoreText: written(text) },
  })
}
