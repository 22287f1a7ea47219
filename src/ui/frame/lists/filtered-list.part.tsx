import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { FilteredList, Filters } from '../../../application/frame/lists/filtered-list'
import { Button } from '../kit/buttons/button'
import { EmptyState } from '../kit/states/empty-state'
import type { EndlessListProps } from '../kit/lists/endless-list'
import { useWords } from '../words/words'
import { listsWords } from './lists.words'
import { PagedListPart } from './paged-list.part'

interface FilteredListPartProps<Item> extends Pick<EndlessListProps<Item>, 'look' | 'arrange' | 'fallbackLink'> {
  // The parts of the list that do not depend on the type of its filters.
  readonly list: Pick<FilteredList<Item, Filters>, 'list' | 'refresh' | 'isNarrowed' | 'clear'>
  /** An EmptyState, for a list without filters. */
  readonly empty: ReactNode
  /** Replaces the offer to clear the filters when they find nothing. */
  readonly noneFound?: ReactNode
  readonly children: (item: Item, index: number) => ReactNode
}

/** The rows of a filtered list in all their states, with pull to refresh. */
export const FilteredListPart = observer(function FilteredListPart<Item>({
  list: filtered,
  empty,
  noneFound,
  children,
  ...look
}: FilteredListPartProps<Item>) {
  const words = useWords(listsWords)
  const { list } = filtered
  return (
    <PagedListPart
      {...look}
      list={list}
      onRefresh={filtered.refresh}
      isSearched={filtered.isNarrowed}
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
    </PagedListPart>
  )
}) as <Item>(props: FilteredListPartProps<Item>) => ReactNode
