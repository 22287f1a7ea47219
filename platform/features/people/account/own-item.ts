import type { Language } from '../../../../src/domain/frame/site/preferences'
import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { OwnItemDto } from '../../../../contract/account'
import { channels } from '../../media/channels/channels.schema'
import { cardColumn, cardOf } from '../../../kernel/contents/cards'
import type { ContentCardRow } from '../../../kernel/contents/cards'
import { contents } from '../../../kernel/contents/contents.schema'
import { saysWords } from '../../../kernel/search/said-in'

/** A card in a member's own list, which can hold channels too. */
export interface OwnItemRow extends ContentCardRow {
  readonly channel_kind: number | null
}

/** The columns of an own item, over contents that are joined with `ofChannel`. */
export const ownItemColumns = (language: Language, member: string) => ({
  card: cardColumn(language, member),
  channel_kind: channels.kind,
})
export const ofChannel = eq(channels.contentId, contents.id)

/**
 * Condition: title or publisher contains all these words, in either language. It uses no index, so it suits a member's
 * own few contents.
 */
export function hasWords(q: string | undefined): SQL | undefined {
  const text = sql`concat_ws(' ', ${contents.title}->>'zh-CN', ${contents.title}->>'en', ${contents.source}->'name'->>'zh-CN', ${contents.source}->'name'->>'en')`
  return and(...saysWords(text, q ?? ''))
}

export function ownItemOf({ card, channel_kind }: OwnItemRow): OwnItemDto {
  const [, type] = card
  return { ...cardOf(card), type: type as OwnItemDto['type'], channel_kind: channel_kind as OwnItemDto['channel_kind'] }
}
