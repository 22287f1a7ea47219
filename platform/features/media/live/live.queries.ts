import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { LivePeriod } from '../../../../src/domain/media/live/live-listing'
import { contents } from '../../../kernel/contents/contents.schema'
import { existsIn, inLanguage, isBeyond, limitOf, literal } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import type { CursorValues } from '../../../kernel/lists/cursor'
import { channels } from '../channels/channels.schema'
import { ofPublished } from '../channels/schedule.queries'
import { liveReminders } from './live.schema'

const { opensAt, closesAt, contentId } = channels

function isIn(period: LivePeriod, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  const isOver = sql`${closesAt} <= ${at}`
  switch (period) {
    case 'coming':
      return sql`${opensAt} > ${at}`
    case 'past':
      return isOver
    case 'now':
      return sql`${opensAt} <= ${at} and (${isOver}) is not true`
  }
}

const columns = (language: Language) => ({
  id: contents.id,
  title: inLanguage(contents.title, language),
  description: inLanguage(channels.description, language),
  covers: contents.covers,
  opens_at: opensAt,
  closes_at: closesAt,
  replay_url: channels.replayUrl,
  publisher: sql<string | null>`${contents.source}->'name'->>${literal(language)}`,
  views: contents.views,
})

const isReminded = (userId: string) =>
  existsIn(liveReminders, eq(liveReminders.eventId, contentId), eq(liveReminders.userId, userId))

interface LiveQuestion {
  readonly period: LivePeriod
  readonly language: Language
  readonly viewer: string | null
  readonly now: Date
  readonly limit: number
  readonly after: CursorValues | null
}

/** Selects the events of a period: the past ones latest first, all others by the time at which they begin. */
export function selectLive(queries: Queries, { period, language, viewer, now, limit, after }: LiveQuestion) {
  const isPast = period === 'past'
  const order = isPast ? desc : asc
  return queries.read(
    build
      .select({ ...columns(language), reminded: viewer === null ? sql<boolean>`false` : isReminded(viewer) })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(and(isNotNull(opensAt), isIn(period, now), isBeyond(isPast ? '<' : '>', [opensAt, contentId], after)))
      .orderBy(order(opensAt), order(contentId))
      .limit(limitOf(limit)),
  )
}

/** Selects one live event; null when there is none. */
export async function selectLiveEvent(queries: Queries, id: string, language: Language) {
  return await queries.readOne(
    build
      .select(columns(language))
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(and(eq(contentId, id), isNotNull(opensAt))),
  )
}

/** Whether a member is reminded of a live event; null when there is no such event. */
export async function selectReminded(queries: Queries, id: string, userId: string): Promise<boolean | null> {
  return await queries.readValue(
    build
      .select({ reminded: isReminded(userId) })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(and(eq(contentId, id), isNotNull(opensAt))),
  )
}
