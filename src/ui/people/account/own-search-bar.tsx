import { observer } from 'mobx-react-lite'
import type { PagedList } from '../../../application/frame/shared/paged-list'
import { Button } from '../../frame/kit/buttons/button'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { SearchBar } from '../../frame/kit/forms/search-bar'
import { useWords } from '../../frame/words/words'
import { accountWords } from './account.words'
import styles from './history.module.css'
import type { OwnSearch } from './own-search'
import type { Selection } from './selection'

interface OwnSearchBarProps {
  readonly search: OwnSearch
  readonly list: Pick<PagedList<unknown>, 'items' | 'state'>
  readonly selection: Selection
}

/**
 * Searches the member's own list by words of titles and publishers. It is there while the list loads, too, so that the
 * rows come where their placeholders stand.
 */
export const OwnSearchBar = observer(function OwnSearchBar({ search, list, selection }: OwnSearchBarProps) {
  const words = useWords(accountWords)
  const hasNothing = list.items.length === 0 && ['ready', 'failed', 'more-failed'].includes(list.state)
  if (selection.isOn || (hasNothing && !search.isUsed)) return null
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
