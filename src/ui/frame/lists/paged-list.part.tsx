import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { PagedList } from '../../../application/frame/shared/paged-list'
import { EndlessList, type EndlessListProps } from '../kit/lists/endless-list'
import { PullToRefresh } from '../kit/scrolling/pull-to-refresh'

interface PagedListPartProps<Item> extends Pick<
  EndlessListProps<Item>,
  'children' | 'empty' | 'skeleton' | 'look' | 'arrange' | 'failedTitle' | 'fallbackLink' | 'isSearched'
> {
  readonly list: PagedList<Item>
  /** Stands above the rows, such as a search, and comes and goes with them without moving anything else. */
  readonly above?: ReactNode
  /** Called instead of loading the first page again. */
  readonly onRefresh?: () => Promise<unknown>
  /** Whether pulling down does not refresh the list. */
  readonly isStill?: boolean
}

/** The rows of a list that grows by pages, in all its states, with pull to refresh. */
export const PagedListPart = observer(function PagedListPart<Item>({
  list,
  above,
  onRefresh = () => list.start(),
  isStill = false,
  ...look
}: PagedListPartProps<Item>) {
  return (
    <PullToRefresh onRefresh={onRefresh} disabled={isStill}>
      {above}
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
