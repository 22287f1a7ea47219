import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { errorCodes } from '../../../../contract/envelope'
import type { Database, Transaction } from '../../../kernel/database/client'
import { inLanguage, limitOf } from '../../../kernel/database/expressions'
import { queriesOf, type Queries } from '../../../kernel/database/queries'
import type { Localised } from '../../../kernel/database/schema/localised'
import { build } from '../../../kernel/database/statement'
import { invalid, Refusal } from '../../../kernel/http/refusal'
import { randomId } from '../../../kernel/shared/random'
import { contents } from '../../../kernel/contents/contents.schema'
import { indexContent } from '../../frame/search-index/index-contents'
import { SiteClock } from '../../../kernel/site/site-clock'
import { channels } from './channels.schema'
import { ofPublished } from './schedule.queries'
import { writeEvents } from './write-events'

/** The most events that a list shows: `ahead` of future and live events, `past` of past events. */
const mostEvents = { ahead: 30, past: 10 }

/** Selects the events that are not over, by time; then the most recent past ones. */
export async function selectEvents(queries: Queries, language: Language, now: Date) {
  const isOver = sql`${channels.closesAt} <= ${now.toISOString()}::timestamptz`
  const selectSome = (condition: ReturnType<typeof sql>) =>
    build
      .select({
        id: contents.id,
        title: inLanguage(contents.title, language),
        covers: contents.covers,
        opens_at: channels.opensAt,
        closes_at: channels.closesAt,
        replay_url: channels.replayUrl,
      })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(and(isNotNull(channels.opensAt), condition))
  const [ahead, past] = await Promise.all([
    queries.read(
      selectSome(sql`${isOver} is not true`)
        .orderBy(asc(channels.opensAt), asc(channels.contentId))
        .limit(limitOf(mostEvents.ahead)),
    ),
    queries.read(
      selectSome(sql`${isOver}`)
        .orderBy(desc(channels.opensAt), desc(channels.contentId))
        .limit(limitOf(mostEvents.past)),
    ),
  ])
  return [...ahead, ...past]
}

interface EventTimes {
  readonly opensAt: Date
  readonly closesAt: Date
}

/** Adds an event that shows the stream of a television channel for a while. */
export async function makeEvent(
  database: Transaction,
  channelId: string,
  { title, ...times }: EventTimes & { readonly title: Localised },
): Promise<string> {
  const origin = await queriesOf(database).readOne(
    build
      .select({ channel: channels, content: contents })
      .from(channels)
      .innerJoin(contents, eq(contents.id, channels.contentId))
      .where(and(eq(channels.contentId, channelId), eq(channels.kind, 2))),
  )
  if (origin === null) throw new Refusal(errorCodes.gone)
  const id = randomId('live')
  const { covers, layout, place, organisationId, source } = origin.content
  const { kind, region, genre, streamUrl, mime, sort, playableBy } = origin.channel
  const content = {
    ...{ id, title, covers, layout, place, organisationId, source, summary: title, publishedAt: times.opensAt },
  }
  const channel = {
    ...{ kind, region, genre, streamUrl, mime, sort, playableBy, ...times, frequency: null, description: title },
  }
  await writeEvents(database, [{ content, channel }], 'keep')
  await indexContent(database, id)
  return id
}

/** Moves an event, or ends it now. */
export async function changeEvent(
  database: Database,
  id: string,
  change: Partial<EventTimes> & { readonly replayUrl?: string },
): Promise<void> {
  const changedEvents = await database
    .update(channels)
    .set(change)
    .where(and(eq(channels.contentId, id), isNotNull(channels.opensAt)))
    .returning({ id: channels.contentId })
  if (changedEvents.length === 0) throw new Refusal(errorCodes.gone)
}

/** Parses `2026-11-30T19:30 90`: date and time in the site's time zone, and minutes; `remainder` is what follows. */
export async function parseEventTimes(
  database: Database,
  text: string,
  at: Date,
): Promise<EventTimes & { readonly remainder: string }> {
  const [, day, hour, minute, minutes, rest = ''] =
    /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d) (\d{1,4})(?: (.+))?$/.exec(text) ?? []
  const siteDay = day === undefined ? null : await new SiteClock(queriesOf(database), () => at).day(day)
  const start = Number(hour) * 60 + Number(minute)
  if (siteDay === null || start >= 1440 || Number(minutes) === 0) throw invalid({ text: 'not-a-time' })
  return {
    opensAt: new Date(siteDay.at(start)),
    closesAt: new Date(siteDay.at(start + Number(minutes))),
    remainder: rest,
  }
}
