import { and, asc, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import { limitOf } from '../../../kernel/database/expressions'
import { queriesOf } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { refer } from '../../../kernel/messages/message-words'
import { notifyMembers } from '../../../kernel/messages/notify-members'
import type { Platform } from '../../../kernel/platform'
import { asWritten } from '../../../kernel/shared/as-written'
import { alerts } from './alerts.schema'

/** The members of one transaction. */
const pageSize = 2000

const kind = { name: 'alert', category: 'office' } as const
const words = { title: { 'zh-CN': '紧急通知：{notice}', en: 'Urgent notice: {notice}' }, text: asWritten('{text}') }
/** The path of the client's list of alerts. */
const path = '/alerts'

const isToBeTold = (at: Date) =>
  and(isNotNull(alerts.confirmedAt), isNull(alerts.toldAt), lte(alerts.startsAt, at), gt(alerts.endsAt, at))

/**
 * Tells every member of the alerts that run, once each, page by page. A process that ends leaves the pages that it
 * told, and another one goes on behind them; corrected words are not told again.
 */
export async function tellMembers({ database, now }: Pick<Platform, 'database' | 'now'>): Promise<void> {
  const queries = queriesOf(database)
  // Nothing is locked while nobody is to be told.
  const isWaiting = async () =>
    (await queries.readValue(
      build.select({ id: alerts.id }).from(alerts).where(isToBeTold(now())).limit(limitOf(1)),
    )) !== null
  while (await isWaiting()) {
    const hasTold = await database.transaction((transaction) => tellPage(transaction, now()))
    // Another process tells the members of it already.
    if (!hasTold) return
  }
}

async function tellPage(transaction: Transaction, at: Date): Promise<boolean> {
  const alert = await queriesOf(transaction).readOne(
    build
      .select({ id: alerts.id, after: alerts.toldUpTo })
      .from(alerts)
      .where(isToBeTold(at))
      .orderBy(asc(alerts.startsAt), asc(alerts.id))
      .limit(limitOf(1))
      .for('no key update', { skipLocked: true }),
  )
  if (alert === null) return false
  const { id, after } = alert
  const slots = { notice: refer('alert', id), text: refer('alert-text', id) }
  const last = await notifyMembers(transaction, { kind, key: id, words, slots, path }, { after, most: pageSize, at })
  await transaction
    .update(alerts)
    .set(last === null ? { toldAt: at } : { toldUpTo: last })
    .where(eq(alerts.id, id))
  return true
}
