import { observer } from 'mobx-react-lite'
import { Button } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { organisationsPath } from '../../../media/organisations/organisations.paths'
import { wayName, type SearchWay } from '../../../frame/shell/declarations/way'
import { useLanguage, useWords } from '../../../frame/words/words'
import { FoundRow } from '../found-row'
import { kindsWords } from '../kinds.words'
import { HotWords } from './search-start'
import { SearchTools } from './search-tools'
import styles from '../search.module.css'
import type { SearchViewModel } from './search.view-model'
import { searchWords } from '../search.words'

const group = 'search-kinds'

interface ResultsProps {
  readonly viewModel: SearchViewModel
}

/** The results of a search, by kind. */
export const SearchResults = observer(function SearchResults({ viewModel }: ResultsProps) {
  const words = useWords(searchWords)
  const kindsOf = useWords(kindsWords)
  const { results, tabs, query, counts, matchingWays, isAlike, meant } = viewModel
  const { type } = results.filters
  const areCounted = counts.state === 'ready' || counts.state === 'failed'
  return (
    <>
      {type === '' && <Ways ways={matchingWays} />}
      {/* The height of the tabs is reserved, so that the results do not move when the counts arrive; when nothing is
         found, there are no tabs. */}
      {!(areCounted && tabs.length === 0) && (
        <div className={styles.kinds}>
          {areCounted && (
            <Tabs
              label={words.kinds}
              group={group}
              selected={type}
              onSelect={viewModel.select}
              tabs={[
                { id: '', label: words.all },
                ...tabs.map(({ kind, count }) => ({
                  id: kind,
                  label: count === null ? kindsOf[kind] : words.counted(kindsOf[kind], count),
                })),
              ]}
            />
          )}
        </div>
      )}
      <TabPanel group={group} id={type}>
        {areCounted && tabs.length > 0 && <SearchTools viewModel={viewModel} />}
        {isAlike && <p className={styles.alike}>{words.alike}</p>}
        {meant !== null && (
          <p className={styles.meant}>
            {words.didYouMean}
            <Button kind="quiet" small onClick={() => viewModel.search(meant)}>
              {meant}
            </Button>
          </p>
        )}
        <FilteredListPart
          list={results}
          empty={null}
          fallbackLink={{ to: organisationsPath, label: words.organisations }}
          noneFound={<NoneFound key={query} viewModel={viewModel} />}
        >
          {(item) => <FoundRow item={item} />}
        </FilteredListPart>
      </TabPanel>
    </>
  )
})

/** Screens of the product that fit the search, before all published content. */
function Ways({ ways }: { readonly ways: readonly SearchWay[] }) {
  const words = useWords(searchWords)
  const language = useLanguage()
  if (ways.length === 0) return null
  return (
    <RowGroup title={words.goTo}>
      {ways.map(({ path, words: names }) => (
        <ListRow key={path} to={path} title={wayName(names[language])} />
      ))}
    </RowGroup>
  )
}

/**
 * Offers what else to try when nothing is found: other kinds, the city's services, somebody to ask, and what others
 * search for.
 */
const NoneFound = observer(function NoneFound({ viewModel }: ResultsProps) {
  const words = useWords(searchWords)
  const { query, isFindable, isFoundElsewhere, start, search, select, otherWays } = viewModel
  return (
    <>
      <EmptyState
        subject="search"
        title={words.noneFound(query)}
        text={!isFindable ? words.nothingSought : isFoundElsewhere ? words.elsewhere : words.noneFoundText}
        action={isFoundElsewhere && <Button onClick={() => select('')}>{words.showAll}</Button>}
      />
      {isFindable && !isFoundElsewhere && otherWays.length > 0 && (
        <RowGroup>
          {otherWays.map(({ name, path }) => (
            <ListRow key={path} to={path} title={words[name]} />
          ))}
        </RowGroup>
      )}
      <HotWords hotWords={start.value?.hotWords ?? []} onSearch={search} />
    </>
  )
})
