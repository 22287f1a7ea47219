import { eq, like, sql } from 'drizzle-orm'
import { checkPots } from '../../platform/features/civic/red-packets/check-pots'
import { packetOpenings } from '../../platform/features/civic/red-packets/red-packets.schema'
import { checkLedger } from '../../platform/features/civic/wallet/check-ledger'
import { cashOuts } from '../../platform/features/civic/wallet/wallet.schema'
import { chatMessages } from '../../platform/features/media/chat/chat.schema'
import { comments } from '../../platform/features/participation/comments/comments.schema'
import { rowsOf } from '../../platform/kernel/database/client'
import { queriesOf } from '../../platform/kernel/database/queries'
import { build } from '../../platform/kernel/database/statement'
import { sources } from '../../platform/kernel/uploads/uploads.schema'
import type { Stack } from '../stack/stack'
import type { ActKind } from './act'

/** The marks of all writes that are in the database, and, for uploads, in the store, too. */
export async function presentWrites({
  direct,
  store,
}: Stack): Promise<Readonly<Record<Exclude<ActKind, 'like'>, string[]>>> {
  const queries = queriesOf(direct.database)
  const texts = 'Faults %'
  const openings = await queries.read(
    build
      .select({ campaign: packetOpenings.campaignId, user: packetOpenings.userId })
      .from(packetOpenings)
      .where(like(packetOpenings.campaignId, 'faults-%')),
  )
  const uploads = await queries.read(
    build
      .select({ id: sources.id, url: sources.url, size: sources.size })
      .from(sources)
      .where(eq(sources.state, 'there')),
  )
  const isStored = ({ url, size }: { url: string; size: number }): boolean =>
    store.objects.get(`/city${url}`)?.content.length === size
  return {
    comment: await queries.readColumn(
      build.select({ text: comments.text }).from(comments).where(like(comments.text, texts)),
    ),
    chat: await queries.readColumn(
      build.select({ text: chatMessages.text }).from(chatMessages).where(like(chatMessages.text, texts)),
    ),
    packet: openings.map(({ campaign, user }) => `${campaign} ${user}`),
    'cash-out': (
      await queries.readColumn(
        build.select({ shown: cashOuts.shownAccount }).from(cashOuts).where(like(cashOuts.shownAccount, '%@%.example')),
      )
    ).map((shown) => shown.slice(shown.indexOf('@'))),
    upload: uploads.filter(isStored).map(({ id }) => id),
  }
}

/** What differs that should agree: ledgers, pots, and counters with the rows that they count. */
export async function differences({ direct: { database } }: Stack): Promise<readonly string[]> {
  const faults = [...(await checkLedger(database)), ...(await checkPots(database))]
  const counters = await rowsOf<{ id: string }>(
    database,
    sql`select c.id from contents c where c.id like 'faults-article-%' and (
      c.likes <> (select count(*) from likes where content_id = c.id)
      or c.comments <> (select count(*) from comments where content_id = c.id and deleted_at is null))`,
  )
  const paidTwice = await rowsOf<{ id: string }>(
    database,
    sql`select o.id from cash_outs o left join demo_payments p on p.reference = o.id
      where o.shown_account like '%@%.example' and ((o.state = 'paid') <> coalesce(p.outcome = 'paid' and o.state <> 'paying', false))`,
  )
  return [
    ...faults.map(({ what, id }) => `ledger: ${what} ${id}`),
    ...counters.map(({ id }) => `counter: ${id}`),
    ...paidTwice.map(({ id }) => `payer: ${id}`),
  ]
}
