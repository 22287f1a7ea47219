import { observer } from 'mobx-react-lite'
import type { SearchText } from '../../../application/frame/lists/search-text'
import { longestListSearch } from '../../../domain/frame/shared/search-length'
import { SearchBar } from '../kit/forms/search-bar'
import styles from './search-field.module.css'

interface SearchFieldPartProps {
  readonly search: SearchText
  readonly placeholder: string
}

/** The search bar above a list. */
export const SearchFieldPart = observer(function SearchFieldPart({ search, placeholder }: SearchFieldPartProps) {
  return (
    <div className={styles.search}>
      <SearchBar
        value={search.text}
        onChange={search.type}
        onSearch={search.submit}
        placeholder={placeholder}
        maxLength={longestListSearch}
      />
    </div>
  )
})
