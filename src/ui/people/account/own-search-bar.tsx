import { observer } from 'mobx-react-lite'
import { Button } from '../../frame/kit/button'
import { EmptyState } from '../../frame/kit/empty-state'
import { SearchBar } from '../../frame/kit/search-bar'
import { useWords } from '../../frame/words/words'
import { accountWords } from './account.words'
import styles from './history.module.css'
import type { OwnSearch } from './own-search'

/** Searches the member's own list by words of titles and publishers. */
export const OwnSearchBar = observer(function OwnSearchBar({ search }: { readonly search: OwnSearch }) {
  const words = useWords(accountWords)
  return (
    <div className={styles.search}>
      <SearchBar
        value={search.text.text}
        onChange={search.text.type}
        onSearch={search.text.submit}
        placeholder={words.searchOwn}
        maxLength={200}
      />
    </div>
  )
})

export const NoneOfOwn = observer(function NoneOfOwn({ search }: { readonly search: OwnSearch }) {
  const words = useWords(accountWords)
  return (
    <EmptyState
      subject="search"
      title={words.noneFoundOwn}
      text={words.noneFoundOwnText}
      action={<Button onClick={() => search.text.submit('')}>{words.showAllOwn}</Button>}
    />
  )
})
