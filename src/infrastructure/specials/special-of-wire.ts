import type * as z from 'zod/mini'
import type { getSpecial } from '../../../contract/specials'
import { instantOf } from '../../domain/shared/site-time'
import type { Special } from '../../domain/specials/special'
import { shareInfoOf } from '../articles/article-of-wire'
import { feedItemOf } from '../feed/feed-item-of-wire'
import type { Camelised } from '../http/wire-case'

export function specialOf(special: Camelised<z.infer<(typeof getSpecial)['answer']>>): Special {
  const { cover, publishedAt, source, columns, share } = special
  return {
    ...special,
    cover: cover || null,
    publishedAt: instantOf(publishedAt) ?? 0,
    source: source === null ? null : { ...source, logo: source.logo || null },
    columns: columns.map(({ id, name, items, nextCursor }) => ({ id, name, items: items.map(feedItemOf), nextCursor })),
    share: shareInfoOf(share),
  }
}
