import { observer } from 'mobx-react-lite'
import { longestQuery } from '../../../../domain/overview/search/query'
import { SearchBar } from '../../../frame/kit/forms/search-bar'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { DocumentHead } from '../../../frame/shell/document/document-head'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import { SearchResults } from './search-results'
import { SearchStartPart } from './search-start'
import { optionId, suggestionList, SearchSuggestions } from './search-suggestions'
import styles from '../search.module.css'
import { SearchViewModel } from './search.view-model'
import { searchWords } from '../search.words'

/**
 * S013: search over all contents: history, hot words, suggestions, results by type; S051: search inside an
 * organisation or circle.
 */
export const SearchScreen = observer(function SearchScreen({ viewModel }: { readonly viewModel: SearchViewModel }) {
  const words = useWords(searchWords)
  const { inputText, query, suggestions, start, isGone } = viewModel
  const scopeName = start.value?.scopeName ?? null
  const placeholder = scopeName === null ? words.placeholder : words.placeholderIn(scopeName)
  return (
    <div className={styles.screen}>
      <DocumentHead head={{ title: query === '' ? words.title : words.titleOf(query) }} />
      <TopBar>
        <div className={styles.bar}>
          <SearchBar
            value={inputText}
            onChange={viewModel.type}
            onSearch={viewModel.submit}
            placeholder={viewModel.isEverywhere || scopeName !== null ? placeholder : ''}
            // The focus is set only before a search: over results, a phone's keyboard would cover them.
            autoFocus={inputText === ''}
            maxLength={longestQuery}
            options={{
              list: suggestionList,
              areShown: suggestions.isOpen,
              active: suggestions.active === -1 ? undefined : optionId(suggestions.active),
              onKey: viewModel.onKeyPressed,
            }}
          />
        </div>
      </TopBar>
      <main>
        <h1 className={styles.heading}>{query === '' ? words.title : words.titleOf(query)}</h1>
        {suggestions.isOpen ? (
          <SearchSuggestions viewModel={viewModel} />
        ) : query === '' || isGone ? (
          <SearchStartPart viewModel={viewModel} />
        ) : (
          <SearchResults viewModel={viewModel} />
        )}
      </main>
    </div>
  )
})

export const screen = defineScreen({ viewModel: SearchViewModel, view: SearchScreen, parent: homePath })
