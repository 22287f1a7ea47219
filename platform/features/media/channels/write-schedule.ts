import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../kernel/database/client'
import type { Localised } from '../../../kernel/database/schema/localised'
import { queriesOf } from '../../../kernel/database/queries'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { writeRows } from '../../../kernel/database/write-rows'
import { hosts } from '../../../kernel/contents/contents.schema'
import { isOneOf } from '../../../kernel/database/expressions'
import { countFollowers } from '../../participation/reactions/count-followers'
import { follows } from '../../participation/reactions/reactions.schema'
import type { WrittenSlot } from './channel-fields'
import { channelHosts, programmes } from './channels.schema'

/**
 * Writes the hosts and the weekly schedule of a channel in place of those before. Members subscribe to the first slot of
 * the week that has a programme's title; where another slot becomes the first one, they are subscribed to that.
 */
export async function writeSchedule(
  transaction: Transaction,
  channelId: string,
  { slots, hostIds }: { readonly slots: readonly WrittenSlot[]; readonly hostIds: readonly string[] },
): Promise<void> {
  const queries = queriesOf(transaction)
  const firstBefore = await selectFirstSlots(queries, channelId)
  const names = await selectHostNames(queries, [...hostIds, ...slots.flatMap((slot) => slot.hosts)])
  await transaction.delete(channelHosts).where(eq(channelHosts.channelId, channelId))
  await writeRows(
    transaction,
    channelHosts,
    [...new Set(hostIds)].map((hostId, sort) => ({ channelId, hostId, sort })),
  )
  await transaction.delete(programmes).where(eq(programmes.channelId, channelId))
  const rows = slots.map(({ title, weekday, startMinute, endMinute, hosts: ids, replay = null }) => ({
    ...{ id: `${channelId}-${weekday}-${startMinute}`, channelId, weekday, startMinute, endMinute, title },
    ...{ hosts: ids.flatMap((id) => names.get(id) ?? []), replayUrl: replay, followers: 0 },
  }))
  await writeRows(transaction, programmes, rows)
  for (const [title, id] of await selectFirstSlots(queries, channelId)) {
    const before = firstBefore.get(title) ?? id
    if (before !== id) await moveSubscriptions(transaction, before, id)
    const followers = await countFollowers(transaction, 'programme', id)
    if (followers > 0) await transaction.update(programmes).set({ followers }).where(eq(programmes.id, id))
  }
}

/** The first slot of the week of each programme, by its title. */
async function selectFirstSlots(queries: Queries, channelId: string): Promise<ReadonlyMap<string, string>> {
  const { id, title, weekday, startMinute } = programmes
  const rows = await queries.read(
    build
      .select({ id, title })
      .from(programmes)
      .where(eq(programmes.channelId, channelId))
      .orderBy(weekday, startMinute),
  )
  const first = new Map<string, string>()
  for (const row of rows) {
    const key = `${row.title['zh-CN']}\n${row.title.en}`
    if (!first.has(key)) first.set(key, row.id)
  }
  return first
}

async function moveSubscriptions(transaction: Transaction, before: string, after: string): Promise<void> {
  const ofProgramme = (id: string) => and(eq(follows.kind, 'programme'), eq(follows.targetId, id))
  const already = build.select({ userId: follows.userId }).from(follows).where(ofProgramme(after))
  await transaction
    .update(follows)
    .set({ targetId: after })
    .where(and(ofProgramme(before), sql`${follows.userId} not in ${already}`))
  await transaction.delete(follows).where(ofProgramme(before))
}

async function selectHostNames(queries: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, Localised>> {
  const rows = await queries.read(
    build
      .select({ id: hosts.id, name: hosts.name })
      .from(hosts)
      .where(isOneOf(hosts.id, [...new Set(ids)])),
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
