import { observer } from 'mobx-react-lite'
import type { SearchText } from '../../../application/frame/lists/search-text'
import { longestListSearch } from '../../../domain/frame/shared/search-length'
import { SearchBar } from '../kit/forms/search-bar'
import styles from './search-field.module.css'

interface SearchFieldPartProps {
  readonly search: SearchText
  readonly placeholder: string
  readonly autoFocus?: boolean
  /** Called whenever the text changes. */
  readonly onChange?: () => void
}

/** The search bar above a list. */
export const SearchFieldPart = observer(function SearchFieldPart({
  search,
  placeholder,
  autoFocus = false,
  onChange,
}: SearchFieldPartProps) {
  return (
    <div className={styles.search}>
      <SearchBar
        value={search.text}
        onChange={(text) => {
          onChange?.()
          search.type(text)
        }}
        onSearch={search.submit}
        placeholder={placeholder}
        autoFocus={autoFocus}
        maxLength={longestListSearch}
      />
    </div>
  )
})
