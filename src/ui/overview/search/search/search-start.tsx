import { Clock3, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { Button, IconButton } from '../../../frame/kit/buttons/button'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { Icon } from '../../../frame/kit/pictures/icon'
import { ListRow } from '../../../frame/kit/lists/list-row'
import { useIsHydrated } from '../../../frame/kit/hydration/use-is-hydrated'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { useWords } from '../../../frame/words/words'
import { organisationsPath } from '../../../media/organisations/organisations.paths'
import { findingPath } from '../../finding/finding.paths'
import styles from '../search.module.css'
import type { SearchViewModel } from './search.view-model'
import { searchWords } from '../search.words'

/** Shown before a search: recent searches on this device, and what many people search for. */
export const SearchStartPart = observer(function SearchStartPart({
  viewModel: { history, start, search, isGone, isEverywhere },
}: {
  readonly viewModel: SearchViewModel
}) {
  const words = useWords(searchWords)
  const hotWords = start.value?.hotWords ?? []
  // The platform does not know the searches of this device, so they are rendered after hydration.
  const searches = useIsHydrated() ? history.searches : []
  return (
    <>
      {searches.length > 0 && (
        <section className={styles.section}>
          <SectionHeader
            title={words.history}
            action={
              <Button kind="quiet" small onClick={history.clear}>
                {words.clear}
              </Button>
            }
          />
          <ul>
            {searches.map((query) => (
              <li key={query} className={styles.searched}>
                <button type="button" className={styles.again} onClick={() => search(query)}>
                  <Icon of={Clock3} size={18} className={styles.glass} />
                  <span className={styles.optionText}>{query}</span>
                </button>
                <IconButton
                  label={words.removeOf(query)}
                  icon={<Icon of={X} size={16} />}
                  onClick={() => history.remove(query)}
                />
              </li>
            ))}
          </ul>
          <p className={styles.note}>{words.historyNote}</p>
        </section>
      )}
      {start.state === 'failed' ? (
        <StartFailed start={start} isGone={isGone} />
      ) : (
        <HotWords hotWords={hotWords} onSearch={search} />
      )}
      {isEverywhere && <ListRow to={findingPath} title={words.discover} listed />}
      {start.state === 'ready' && hotWords.length === 0 && searches.length === 0 && (
        <p className={styles.note}>{words.startNote}</p>
      )}
    </>
  )
})

/**
 * Reports that the start of the search could not be loaded. An organisation that is gone cannot be searched; if only
 * the hot words are missing, the search works without them.
 */
const StartFailed = observer(function StartFailed({ start, isGone }: Pick<SearchViewModel, 'start' | 'isGone'>) {
  const words = useWords(searchWords)
  return (
    <FailedPart
      isQuiet={!isGone}
      title={isGone ? words.organisationGone : words.hotWordsFailed}
      failure={start.failure}
      onRetry={start.reload}
      fallbackLink={{ to: organisationsPath, label: words.organisations }}
    />
  )
})

interface HotWordsProps {
  readonly hotWords: readonly string[]
  readonly onSearch: (query: string) => void
}

/** Popular searches; renders nothing without any, since the search works without them. */
export function HotWords({ hotWords, onSearch }: HotWordsProps) {
  const words = useWords(searchWords)
  if (hotWords.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeader title={words.hotWords} />
      <ol className={styles.hot}>
        {hotWords.map((query, index) => (
          <li key={query}>
            <button type="button" className={styles.again} onClick={() => onSearch(query)}>
              <span className={styles.place} data-top={index < 3 || undefined} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.optionText}>{query}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
