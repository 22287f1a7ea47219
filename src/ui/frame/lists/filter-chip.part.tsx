import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { SheetChip } from '../kit/chips/chips'
import { Icon } from '../kit/pictures/icon'
import { lazyPart } from '../shell/lazy/lazy-part'
import { useWords } from '../words/words'
import type { FilterSheetProps } from './filter-sheet'
import { listsWords } from './lists.words'

const FilterSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "filter-sheet" */ './filter-sheet')).FilterSheet,
)

/** Opens the sheet of the filters that have no chip of their own. The sheet's code is loaded at the first tap. */
export const FilterChip = observer(function FilterChip({ draft, groups }: FilterSheetProps) {
  const words = useWords(listsWords)
  const narrowing = draft.narrowing(groups.map(({ name }) => name))
  return (
    <>
      <SheetChip
        label={narrowing === 0 ? words.filters : words.filtersChosen(narrowing)}
        icon={<Icon of={SlidersHorizontal} size={16} />}
        isChosen={narrowing > 0}
        onOpen={draft.open}
      />
      {draft.wasOpened && <FilterSheet draft={draft} groups={groups} />}
    </>
  )
})
