import type { OwnItemDto } from '../../../contract/account'
import type { Language } from '../../database/schema/localised'
import { cardColumn, cardOf } from '../feed/cards'
import type { CardRow } from '../feed/cards'

/** A card in a member's own list, which can hold channels too. */
export interface OwnItemRow extends CardRow {
  readonly channel_kind: OwnItemDto['channel_kind']
}

/** Columns and tables of such a card; $1 is the member. */
export function ownItemColumns(language: Language): string {
  return `${cardColumn(language, '$1')}, ch.kind as channel_kind`
}
export const ownItemTables = '(contents c left join channels ch on ch.content_id = c.id)'

export function ownItemOf({ card, channel_kind }: OwnItemRow): OwnItemDto {
  const [, type] = card
  return { ...cardOf(card), type: type as OwnItemDto['type'], channel_kind }
}
