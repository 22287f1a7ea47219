import { Search } from 'lucide-react'
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

/** The chips above a list. Its search bar opens above them, so that without a search the list begins higher. */
export const FilterRow = observer(function FilterRow({
  search = null,
  searchPlaceholder = '',
  children,
}: FilterRowProps) {
  const words = useKitWords()
  const [isOpened, setOpened] = useState(false)
  // The bar is closed again after a list without a search, such as that of one's own.
  if (search === null && isOpened) setOpened(false)
  const isOpen = isOpened || (search !== null && search.text !== '')
  const toggle = () => {
    if (isOpen) search?.type('')
    setOpened(!isOpen)
  }
  return (
    <>
      {search !== null && isOpen && (
        <SearchFieldPart
          search={search}
          placeholder={searchPlaceholder}
          autoFocus={isOpened}
          // The bar stays when its text is cleared.
          onChange={() => setOpened(true)}
        />
      )}
      <ChipRow>
        {search !== null && (
          <OpenChip label={words.search} icon={<Icon of={Search} size={18} />} isOpen={isOpen} onToggle={toggle} />
        )}
        {children}
      </ChipRow>
    </>
  )
})
