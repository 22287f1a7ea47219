import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PagedList } from '../../../application/frame/shared/paged-list'
import { EndlessList, type EndlessListProps } from '../kit/endless-list'
import { PullToRefresh } from '../kit/pull-to-refresh'

interface PagedListPartProps<Item> extends Pick<
  EndlessListProps<Item>,
  'children' | 'empty' | 'skeleton' | 'look' | 'arrange' | 'failedTitle' | 'fallbackLink'
> {
  readonly list: PagedList<Item>
  /** Called instead of loading the first page again. */
  readonly onRefresh?: () => Promise<unknown>
  /** Whether pulling down does not refresh the list. */
  readonly isStill?: boolean
}

/** The rows of a list that grows by pages, in all its states, with pull to refresh. */
export const PagedListPart = observer(function PagedListPart<Item>({
  list,
  onRefresh = () => list.start(),
  isStill = false,
  ...look
}: PagedListPartProps<Item>) {
  return (
    <PullToRefresh onRefresh={onRefresh} disabled={isStill}>
      <EndlessList
        items={list.items}
        state={list.state}
        failure={list.failure}
        hasMore={list.hasMore}
        keyOf={list.keyOf}
        onMore={() => void list.more()}
        onRetry={() => void onRefresh()}
        owner={list}
        {...look}
      />
    </PullToRefresh>
  )
}) as <Item>(props: PagedListPartProps<Item>) => ReactNode
