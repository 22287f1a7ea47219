import type { ActivityCard } from '../activities/activity'
import type { SuggestionCard } from '../suggestions/suggestion'
import type { WishCard } from '../wishes/wish'
import type { FeedItem } from '../../frame/content/feed-item'

/** What is listed around a spot, in the order of its chips. */
export const surroundingKinds = ['news', 'suggestion', 'wish', 'activity', 'post'] as const
export type SurroundingKind = (typeof surroundingKinds)[number]

/** The distances in metres up to which things are listed, as an address says them. */
export const surroundingReaches = ['500', '1000', '2000', '3000'] as const
export const usualReach = '1000'

/** A thing around a spot, as the card of its kind shows it. */
export type SurroundingItem =
  | {
      readonly kind: 'news' | 'post'
      readonly content: FeedItem
      /** Metres from the spot. */
      readonly distance: number
    }
  | { readonly kind: 'suggestion'; readonly suggestion: SuggestionCard }
  | { readonly kind: 'wish'; readonly wish: WishCard }
  | { readonly kind: 'activity'; readonly activity: ActivityCard }

/** A unique key of an item, because things of two kinds may have the same id. */
export function surroundingKey(item: SurroundingItem): string {
  switch (item.kind) {
    case 'news':
    case 'post':
      return `${item.kind}-${item.content.id}`
    case 'suggestion':
      return `suggestion-${item.suggestion.id}`
    case 'wish':
      return `wish-${item.wish.id}`
    case 'activity':
      return `activity-${item.activity.id}`
  }
}

const separator = '.'

/** The kinds that an address leaves in, by those that it names as left out. */
export function kindsWithout(leftOut: string): readonly SurroundingKind[] {
  const names = leftOut.split(separator)
  return surroundingKinds.filter((kind) => !names.includes(kind))
}

/** The kinds that are left out, as an address says them, after one of them was switched. */
export function switchedKind(leftOut: string, switched: SurroundingKind): string {
  const shown = kindsWithout(leftOut)
  return surroundingKinds.filter((kind) => shown.includes(kind) === (kind === switched)).join(separator)
}
