import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, asc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { inLanguage, isOneOf } from '../../../kernel/database/expressions'
import type { Queries } from '../../../kernel/database/queries'
import { build } from '../../../kernel/database/statement'
import { contents } from '../../../kernel/contents/contents.schema'
import { channels, programmes } from './channels.schema'
import { ofPublished } from './schedule.queries'

/**
 * Selects every weekly slot of the programme to which a slot belongs. All slots of a channel with the same title are
 * one programme. Empty when the slot is not on the radio.
 */
export function selectSlots(queries: Queries, id: string, language: Language) {
  return selectSlotsOf(queries, [id], language)
}

/** Selects the slots of several programmes, each with the id by which it was asked for. */
export function selectSlotsOf(queries: Queries, ids: readonly string[], language: Language) {
  const namedProgrammes = alias(programmes, 'named')
  return queries.read(
    build
      .select({
        id: programmes.id,
        asked_for: namedProgrammes.id,
        channel_id: programmes.channelId,
        weekday: programmes.weekday,
        start_minute: programmes.startMinute,
        end_minute: programmes.endMinute,
        title: inLanguage(programmes.title, language),
        hosts: programmes.hosts,
        replay_url: programmes.replayUrl,
        followers: programmes.followers,
        playable_by: channels.playableBy,
      })
      .from(namedProgrammes)
      .innerJoin(
        programmes,
        and(eq(programmes.channelId, namedProgrammes.channelId), sql`${programmes.title} = ${namedProgrammes.title}`),
      )
      .innerJoin(channels, and(eq(channels.contentId, programmes.channelId), eq(channels.kind, 1)))
      .innerJoin(contents, ofPublished)
      .where(isOneOf(namedProgrammes.id, ids))
      .orderBy(asc(programmes.weekday), asc(programmes.startMinute)),
  )
}
export type SlotRow = Awaited<ReturnType<typeof selectSlots>>[number]
