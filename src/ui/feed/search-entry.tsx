import { observer } from 'mobx-react-lite'
import { Navigator } from '../../application/navigation/navigator'
import { SearchIconLink } from '../kit/search-bar'
import { searchPath } from '../search/search.routes'
import { useService } from '../shell/app-context'
import { useWords } from '../words/words'
import { feedWords } from './feed.words'

/** The way to the search from a list of contents. */
export const SearchEntry = observer(function SearchEntry() {
  const words = useWords(feedWords)
  return useService(Navigator).exists(searchPath) && <SearchIconLink to={searchPath} label={words.search} />
})
