import { and, eq, notLike, sql } from 'drizzle-orm'
import type { Database } from '../../../../kernel/database/client'
import { queriesOf } from '../../../../kernel/database/queries'
import { build } from '../../../../kernel/database/statement'
import { contents } from '../../../../kernel/contents/contents.schema'
import { messages } from '../../../../kernel/messages/messages.schema'
import { playPositions, visits } from '../../../../features/people/account/account.schema'
import { channelSubscriptions, programmes } from '../../../../features/media/channels/channels.schema'
import { favourites, follows } from '../../../../features/participation/reactions/reactions.schema'
import { demoChanges, demoMessages } from '../../../content/messages'
import { seedConversation, tellOfDoneWish } from './seed-conversation'
import { readerId } from '../../frame/session/seed-people'
import { insertAll } from '../../insert'
import type { DemoStep } from '../../demo-step'
import { bilingual } from '../../../text'
import { hour } from '../../../city-day'

export const favouritesDemo: DemoStep = {
  feature: 'account',
  what: bilingual('收藏和历史', 'favourites and history'),
  seed: seedAccount,
}

/** Two programmes of the news radio, each by its first slot of the week. */
const firstSlots = build
  .select({
    id: sql<string>`(array_agg(${programmes.id} order by ${programmes.weekday}, ${programmes.startMinute}))[1]`,
  })
  .from(programmes)
  .where(eq(programmes.channelId, 'radio-news'))
  .groupBy(programmes.title)
  .having(sql`bool_or(${programmes.replayUrl} is not null)`)
  .orderBy(sql`min(${programmes.startMinute})`)
  .limit(2)

/** Seeds what the demo's resident and volunteer collected, read, played and followed, and their messages. */
export async function seedAccount(database: Database, now: Date): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour)
  const rows = await queriesOf(database).read(
    build
      .select({ id: contents.id, type: contents.type })
      .from(contents)
      .where(and(eq(contents.listed, true), notLike(contents.id, 'post-edge%')))
      .orderBy(sql`md5(${contents.id})`)
      .limit(64),
  )
  const latestVisits = rows.slice(0, 28)
  for (const [userId, count] of [
    ['user-resident', 28],
    ['user-volunteer', 9],
  ] as const) {
    await insertAll(
      database,
      favourites,
      latestVisits
        .slice(0, count)
        .map(({ id, type }, index) => ({ userId, contentId: id, type, createdAt: ago(2 + index * 9) })),
    )
    await insertAll(
      database,
      visits,
      rows
        .slice(10, 10 + count * 2)
        .map(({ id, type }, index) => ({ userId, contentId: id, type, visitedAt: ago(1 + index * 3.3) })),
    )
    await insertAll(
      database,
      follows,
      ['org-01', 'org-06', 'org-26', 'org-15', 'org-28']
        .slice(0, count / 5)
        .map((targetId, index) => ({
          userId,
          kind: 'organisation' as const,
          targetId,
          createdAt: ago(50 + index * 30),
        })),
    )
    await insertAll(
      database,
      follows,
      ['host-01', 'host-04', 'host-09'].map((targetId, index) => ({
        userId,
        kind: 'host' as const,
        targetId,
        createdAt: ago(60 + index * 30),
      })),
    )
    await insertAll(
      database,
      follows,
      ['album-night-river', 'album-morning'].map((targetId, index) => ({
        userId,
        kind: 'album' as const,
        targetId,
        // Both go on since then; what the second one published until yesterday was seen.
        createdAt: ago(30 * 24 + index * 30),
        seenAt: index === 0 ? null : ago(24),
      })),
    )
    await insertAll(
      database,
      follows,
      [readerId(1), readerId(4), readerId(7), 'volunteer-120'].map((targetId, index) => ({
        userId,
        kind: 'member' as const,
        targetId,
        createdAt: ago(90 + index * 30),
      })),
    )
    const firstIds = await queriesOf(database).readColumn(firstSlots)
    await insertAll(
      database,
      follows,
      firstIds.map((targetId, index) => ({
        userId,
        kind: 'programme' as const,
        targetId,
        createdAt: ago(40 * 24 + index * 30),
        // Of the first, two weeks are new; the second was heard to its end.
        seenAt: ago(index === 0 ? 14 * 24 : 0),
      })),
    )
    await insertAll(
      database,
      channelSubscriptions,
      ['radio-news', 'radio-stories', 'tv-news'].map((channelId, index) => ({
        userId,
        channelId,
        createdAt: ago(80 + index * 20),
      })),
    )
    await seedConversation(database, userId, ago)
    await insertAll(
      database,
      messages,
      demoMessages.map((message, index) => ({
        ...message,
        refers: true,
        id: `message-${userId}-${index + 1}`,
        userId,
        sentAt: ago(3 + index * 40),
        readAt: index < 2 ? null : ago(1 + index * 30),
      })),
    )
  }
  await insertAll(
    database,
    messages,
    demoChanges.map(({ id, ...change }) => ({
      ...{ ...change, id: `message-${id}`, params: { id }, refers: true, sentAt: ago(1) },
    })),
  )
  await tellOfDoneWish(database, 'user-resident', 'wish-demo-20', ago(1))
  await insertAll(database, playPositions, [
    { userId: 'user-resident', contentId: 'audio-night-river-01', seconds: 21.5, updatedAt: ago(20) },
    { userId: 'user-resident', contentId: 'video-001', seconds: 8, updatedAt: ago(30) },
  ])
}
