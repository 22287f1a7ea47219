import type * as z from 'zod/mini'
import type { getSpecial } from '../../../../contract/specials'
import type { Special } from '../../../domain/media/specials/special'
import { contentHeadOf } from '../../frame/content/content-head-of-wire'
import { feedItemOf } from '../../frame/content/feed-item-of-wire'
import type { Camelised } from '../../frame/http/wire-case'

export function specialOf(special: Camelised<z.infer<(typeof getSpecial)['answer']>>): Special {
  const columns = special.columns.map(({ id, name, items, nextCursor }) => ({
    id,
    name,
    items: items.map(feedItemOf),
    nextCursor,
  }))
  return { ...contentHeadOf(special), columns }
}
