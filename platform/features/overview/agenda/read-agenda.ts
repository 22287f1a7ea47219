import type * as z from 'zod/mini'
import type { getMyAgenda } from '../../../../contract/agenda'
import type { Database } from '../../../kernel/database/client'
import type { Caller } from '../../../kernel/http/caller'
import type { Platform } from '../../../kernel/platform'
import { queriesOf } from '../../../kernel/database/queries'
import { activityCardOf } from '../../civic/activities/activity-answers'
import { selectHomework, type LessonRow } from '../../civic/lessons/lessons.queries'
import { orderCardOf } from '../../civic/orders/order-answers'
import { wishCardOf } from '../../civic/wishes/wish-answers'
import { readWishReader } from '../../civic/wishes/wish-reader'
import {
  selectNextActivity,
  selectOwnOrder,
  selectOwnWish,
  selectUrgentClaim,
  selectUrgentService,
} from './agenda.queries'

/** Reads what waits for a member. Of each kind it reads what is due first, or null when nothing waits. */
export async function readAgenda(
  database: Database,
  { vault }: Pick<Platform, 'vault'>,
  caller: Caller,
  now: Date,
): Promise<z.input<typeof getMyAgenda.answer>> {
  const { id } = caller.require()
  const { language } = caller
  const reader = await readWishReader({ database, vault }, caller, now)
  const activity = await selectNextActivity(database, id, now)
  const [lesson] = await selectHomework(queriesOf(database), id, { language, from: now, limit: 1 })
  const wishCard = (row: Parameters<typeof wishCardOf>[0] | null) => (row === null ? null : wishCardOf(row, reader))
  const orderCard = (row: Parameters<typeof orderCardOf>[0] | null) =>
    row === null ? null : orderCardOf(row, { id, language, vault })
  return {
    activity: activity === null ? null : activityCardOf(activity, { id, language, now }),
    claim: wishCard(await selectUrgentClaim(database, id)),
    serving: orderCard(await selectUrgentService(database, id)),
    wish: wishCard(await selectOwnWish(database, id, ['submitted', 'open', 'claimed'])),
    order: orderCard(await selectOwnOrder(database, id, ['placed', 'provided', 'disputed'])),
    wish_to_rate: wishCard(await selectOwnWish(database, id, ['finished'])),
    order_to_rate: orderCard(await selectOwnOrder(database, id, ['completed'])),
    homework: lesson === undefined ? null : homeworkOf(lesson),
  }
}

function homeworkOf({
  id,
  classTitle,
  homework,
  homeworkDueAt,
}: LessonRow): z.input<typeof getMyAgenda.answer>['homework'] {
  if (homework === null || homeworkDueAt === null) return null
  return { id, class_title: classTitle, text: homework, due_at: homeworkDueAt.toISOString() }
}
