import { Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { classNames } from '../../../frame/kit/styles/class-names'
import { Icon } from '../../../frame/kit/pictures/icon'
import { useWords } from '../../../frame/words/words'
import { MarkedText } from '../marked-text'
import styles from '../search.module.css'
import type { SearchViewModel } from './search.view-model'
import { searchWords } from '../search.words'
import { typedMarks } from './typed-marks'

export const suggestionList = 'search-suggestions'
export const optionId = (index: number): string => `${suggestionList}-${index}`

/** The options below the bar, the typed text first. The focus stays in the bar, which refers to the active option. */
export const SearchSuggestions = observer(function SearchSuggestions({
  viewModel: { suggestions, inputText, search },
}: {
  readonly viewModel: SearchViewModel
}) {
  const words = useWords(searchWords)
  return (
    <ul id={suggestionList} role="listbox" aria-label={words.suggestions} className={styles.options}>
      {suggestions.options.map((option, index) => (
        // The bar handles the keys that choose an option.
        <li
          key={option}
          id={optionId(index)}
          role="option"
          aria-selected={index === suggestions.active}
          className={classNames(styles.option, index === suggestions.active && styles.active)}
          onClick={() => search(option)}
        >
          <Icon of={Search} size={18} className={styles.glass} />
          <span className={styles.optionText}>
            {index === 0 ? words.searchFor(option) : <MarkedText text={option} marks={typedMarks(option, inputText)} />}
          </span>
        </li>
      ))}
    </ul>
  )
})
