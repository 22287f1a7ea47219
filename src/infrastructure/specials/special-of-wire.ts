import type * as z from 'zod/mini'
import type { getSpecial } from '../../../contract/specials'
import type { Special } from '../../domain/specials/special'
import { contentHeadOf } from '../content/content-head-of-wire'
import { feedItemOf } from '../feed/feed-item-of-wire'
import type { Camelised } from '../http/wire-case'

export function specialOf(special: Camelised<z.infer<(typeof getSpecial)['answer']>>): Special {
  const columns = special.columns.map(({ id, name, items, nextCursor }) => ({
    id,
    name,
    items: items.map(feedItemOf),
    nextCursor,
  }))
  return { ...contentHeadOf(special), columns }
}
