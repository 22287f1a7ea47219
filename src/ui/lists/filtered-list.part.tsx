import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { FilteredList, Filters } from '../../application/lists/filtered-list'
import { Button } from '../kit/button'
import { EmptyState } from '../kit/empty-state'
import { EndlessList } from '../kit/endless-list'
import { PullToRefresh } from '../kit/pull-to-refresh'
import { useWords } from '../words/words'
import { listsWords } from './lists.words'

interface FilteredListPartProps<Item> {
  // Independent of the filters' type.
  readonly list: Pick<FilteredList<Item, Filters>, 'list' | 'refresh' | 'more' | 'isNarrowed' | 'clear'>
  readonly keyOf: (item: Item) => string
  /** An EmptyState, for a list without filters. */
  readonly empty: ReactNode
  /** Instead of the offer to clear the filters, where they find nothing. */
  readonly noneFound?: ReactNode
  readonly children: (item: Item) => ReactNode
}

/** The rows of a filtered list in all their states, with pull to refresh. */
export const FilteredListPart = observer(function FilteredListPart<Item>({
  list: filtered,
  keyOf,
  empty,
  noneFound,
  children,
}: FilteredListPartProps<Item>) {
  const words = useWords(listsWords)
  const { list } = filtered
  return (
    <PullToRefresh onRefresh={filtered.refresh}>
      <EndlessList
        items={list.items}
        state={list.state}
        failure={list.failure}
        hasMore={list.hasMore}
        keyOf={keyOf}
        onMore={filtered.more}
        onRetry={() => void filtered.refresh()}
        owner={list}
        empty={
          filtered.isNarrowed
            ? (noneFound ?? (
                <EmptyState
                  subject="search"
                  title={words.noneFound}
                  text={words.noneFoundText}
                  action={<Button onClick={filtered.clear}>{words.clear}</Button>}
                />
              ))
            : empty
        }
      >
        {children}
      </EndlessList>
    </PullToRefresh>
  )
}) as <Item>(props: FilteredListPartProps<Item>) => ReactNode
