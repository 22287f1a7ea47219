import { shownAddress } from '../../../application/frame/navigation/shown-kinds'
import { Navigator } from '../../../application/frame/navigation/navigator'
import type { FeedItem } from '../../../domain/frame/content/feed-item'
import { contentTarget } from '../../../domain/frame/navigation/content-target'
import type { Target } from '../../../domain/frame/navigation/target'
import { useService } from '../../frame/shell/app-context'

/** An item with its address. */
export interface LinkedValue<Value> {
  readonly value: Value
  /** The address of the item; null for an item that is shown without a link. */
  readonly href: string | null
}

export interface ContentLinks {
  /**
   * Returns the address of a target; null when the target leads nowhere, or to a screen that this version does not
   * have.
   */
  href(target: Target | null): string | null
  /** Keeps the contents whose screens exist, with their addresses. */
  items(items: readonly FeedItem[]): readonly { readonly item: FeedItem; readonly href: string }[]
  /**
   * Adds addresses to items such as pictures and notices. Items without a target are kept; those whose screen is
   * missing are dropped.
   */
  withAddresses<Value extends { readonly target: Target | null }>(
    values: readonly Value[],
  ): readonly LinkedValue<Value>[]
}

export function useContentLinks(): ContentLinks {
  const navigator = useService(Navigator)
  const href = (target: Target | null) => shownAddress(navigator, target)
  return {
    href,
    items: (items) =>
      items.flatMap((item) => {
        const address = href(contentTarget(item.kind, item.id, item.externalUrl))
        return address === null ? [] : [{ item, href: address }]
      }),
    withAddresses: (values) =>
      values.flatMap((value) => {
        const address = href(value.target)
        return address === null && value.target !== null ? [] : [{ value, href: address }]
      }),
  }
}
