import type { getSpecial } from '../../../../contract/specials'
import type { Special } from '../../../domain/media/specials/special'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import { shareable } from '../../frame/content/publication-of-wire'
import type { AnswerOf } from '../../frame/http/call-parts'

export function specialOf({ columns, ...head }: AnswerOf<typeof getSpecial>): Special {
  return {
    ...shareable(head),
    columns: columns.map(({ id, name, items, nextCursor }) => ({ id, name, items: items.map(feedItemOf), nextCursor })),
  }
}
