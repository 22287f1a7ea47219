import { observer } from 'mobx-react-lite'
import { Navigator } from '../../../application/frame/navigation/navigator'
import { SearchIconLink } from '../../frame/kit/forms/search-bar'
import { searchPath } from '../../overview/search/search.paths'
import { useService } from '../../frame/shell/app-context'
import { useWords } from '../../frame/words/words'
import { feedWords } from './feed.words'

/** A link from a list of contents to the search. */
export const SearchEntry = observer(function SearchEntry() {
  const words = useWords(feedWords)
  return useService(Navigator).exists(searchPath) && <SearchIconLink to={searchPath} label={words.search} />
})
