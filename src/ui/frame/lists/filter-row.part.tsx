import { Search, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import type { SearchText } from '../../../application/frame/lists/search-text'
import { OpenChip } from '../kit/chips/chips'
import { ChipRow } from '../kit/chips/toggle-chip'
import { useKitWords } from '../kit/kit.words'
import { Icon } from '../kit/pictures/icon'
import { SearchFieldPart } from './search-field.part'

export interface FilterRowProps {
  /** The search of the list; null when it has none. */
  readonly search?: SearchText | null
  readonly searchPlaceholder?: string
  /** Chips. */
  readonly children?: ReactNode
}

/**
 * The chips above a list. Its search bar opens below them, so that the chip that was tapped stays under the finger, and
 * closes the bar.
 */
export const FilterRow = observer(function FilterRow({
  search = null,
  searchPlaceholder = '',
  children,
}: FilterRowProps) {
  const words = useKitWords()
  const { isOpen, isCross, toggle, field } = useSearchFold(search)
  return (
    <>
      <ChipRow>
        {search !== null && (
          <OpenChip
            label={words.search}
            icon={<Icon of={isCross ? X : Search} size={18} />}
            isOpen={isOpen}
            onToggle={toggle}
          />
        )}
        {children}
      </ChipRow>
      {search !== null && isOpen && <SearchFieldPart search={search} placeholder={searchPlaceholder} {...field} />}
    </>
  )
})

/**
 * Whether the search bar of a list is shown: once it was asked for, and while it has a text. What closes it is a cross
 * once it is empty, since before that the bar has a cross of its own, which clears it.
 */
export function useSearchFold(search: SearchText | null) {
  const [isOpened, setOpened] = useState(false)
  // The bar is closed again after a list without a search, such as that of one's own.
  if (search === null && isOpened) setOpened(false)
  const isOpen = isOpened || (search !== null && search.text !== '')
  const toggle = () => {
    if (isOpen) search?.type('')
    setOpened(!isOpen)
  }
  // The bar stays when its text is cleared.
  return {
    isOpen,
    isCross: isOpen && search?.text === '',
    toggle,
    field: { autoFocus: isOpened, onChange: () => setOpened(true) },
  }
}
