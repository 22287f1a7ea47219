import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Placeholder, SQL } from 'drizzle-orm'
import { inLanguage, limitOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { contents } from '../../../kernel/contents/contents.schema'
import { published } from '../../../kernel/contents/published'
import type { SiteMinute } from '../../../kernel/site/site-clock'
import { channels, programmes } from './channels.schema'

/** Condition: the channel's content is published. */
export const ofPublished = and(eq(contents.id, channels.contentId), published)

/** A time of the week, as values or as placeholders of a prepared statement. */
export type ScheduleTime = { readonly [Name in keyof SiteMinute]: SiteMinute[Name] | Placeholder }

/** The title of the programme on air, by one lookup in the weekly schedule. */
export function nowPlaying(language: Language, at: ScheduleTime): SQL<string | null> {
  return ofOnAir(inLanguage(programmes.title, language), at)
}

/** The minutes at which the programme on air begins and ends. */
export function onAirMinutes(at: ScheduleTime): SQL<{ start_minute: number; end_minute: number } | null> {
  const { startMinute, endMinute } = programmes
  return ofOnAir(sql`jsonb_build_object('start_minute', ${startMinute}, 'end_minute', ${endMinute})`, at)
}

function ofOnAir<Value>(column: SQL, { weekday, minute }: ScheduleTime): SQL<Value | null> {
  const onAir = build
    .select({ wanted: column })
    .from(programmes)
    .where(
      and(
        sql`${programmes.channelId} = ${contents.id}`,
        eq(programmes.weekday, weekday),
        lte(programmes.startMinute, minute),
        gt(programmes.endMinute, minute),
      ),
    )
    .orderBy(desc(programmes.startMinute))
    .limit(limitOf(1))
  return sql<Value | null>`${onAir}`
}

export function selectProgrammes(queries: Queries, channelId: string, weekday: number, language: Language) {
  return queries.read(
    build
      .select({
        id: programmes.id,
        start_minute: programmes.startMinute,
        end_minute: programmes.endMinute,
        title: inLanguage(programmes.title, language),
        hosts: programmes.hosts,
        replay_url: programmes.replayUrl,
        playable_by: channels.playableBy,
      })
      .from(programmes)
      .innerJoin(channels, eq(channels.contentId, programmes.channelId))
      .where(and(eq(programmes.channelId, channelId), eq(programmes.weekday, weekday)))
      .orderBy(asc(programmes.startMinute)),
  )
}
export type ProgrammeRow = Awaited<ReturnType<typeof selectProgrammes>>[number]

export async function selectPlay(queries: Queries, id: string, at: SiteMinute, language: Language) {
  return await queries.readOne(
    build
      .select({
        stream_url: channels.streamUrl,
        mime: channels.mime,
        opens_at: channels.opensAt,
        closes_at: channels.closesAt,
        replay_url: channels.replayUrl,
        playable_by: channels.playableBy,
        now_playing: nowPlaying(language, at),
      })
      .from(channels)
      .innerJoin(contents, ofPublished)
      .where(eq(channels.contentId, id)),
  )
}
export type PlayRow = NonNullable<Awaited<ReturnType<typeof selectPlay>>>
