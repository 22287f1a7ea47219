import { Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useState, type ReactNode } from 'react'
import type { SearchText } from '../../../application/frame/lists/search-text'
import { longestListSearch } from '../../../domain/frame/shared/search-length'
import { ChipRow, OpenChip } from '../kit/chips/chips'
import { SearchBar } from '../kit/forms/search-bar'
import { useKitWords } from '../kit/kit.words'
import { Icon } from '../kit/pictures/icon'
import styles from './search-field.module.css'

interface FilterRowProps {
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
  // A search that goes and comes back, such as with a list of one's own, comes closed.
  if (search === null && isOpened) setOpened(false)
  const isOpen = isOpened || (search !== null && search.text !== '')
  const toggle = () => {
    if (isOpen) search?.type('')
    setOpened(!isOpen)
  }
  return (
    <>
      {search !== null && isOpen && (
        <div className={styles.search}>
          <SearchBar
            value={search.text}
            onChange={(text) => {
              // The bar stays when its text is cleared.
              setOpened(true)
              search.type(text)
            }}
            onSearch={search.submit}
            placeholder={searchPlaceholder}
            autoFocus={isOpened}
            maxLength={longestListSearch}
          />
        </div>
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
