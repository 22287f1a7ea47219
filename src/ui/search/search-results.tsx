import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { EmptyState } from '../kit/empty-state'
import { ButtonLink } from '../kit/link'
import { SectionHeader } from '../kit/section-header'
import { TabPanel } from '../kit/tab-panel'
import { Tabs } from '../kit/tabs'
import { FilteredListPart } from '../lists/filtered-list.part'
import { organisationsPath } from '../organisations/organisations.routes'
import { useWords } from '../words/words'
import { FoundRow } from './found-row'
import { useKindName } from './use-kind-name'
import { HotWords } from './search-start'
import styles from './search.module.css'
import type { SearchViewModel } from './search.view-model'
import { searchWords } from './search.words'

const group = 'search-kinds'

interface ResultsProps {
  readonly viewModel: SearchViewModel
}

/** What was found, by kind of content. */
export const SearchResults = observer(function SearchResults({ viewModel }: ResultsProps) {
  const words = useWords(searchWords)
  const kindName = useKindName()
  const { results, tabs, query, counts } = viewModel
  const { type } = results.filters
  const areCounted = counts.state === 'ready' || counts.state === 'failed'
  return (
    <>
      {/* Its height is kept, so that the results stay where they are when the counts come. */}
      <div className={styles.kinds}>
        {areCounted && tabs.length > 0 && (
          <Tabs
            label={words.kinds}
            group={group}
            selected={type}
            onSelect={viewModel.select}
            tabs={[
              { id: '', label: words.all },
              ...tabs.map(({ kind, count }) => ({
                id: kind,
                label: count === null ? kindName(kind) : words.counted(kindName(kind), count),
              })),
            ]}
          />
        )}
      </div>
      <TabPanel group={group} id={type}>
        <FilteredListPart
          list={results}
          empty={null}
          onward={
            <ButtonLink to={organisationsPath} kind="primary">
              {words.organisations}
            </ButtonLink>
          }
          noneFound={<NoneFound key={query} viewModel={viewModel} />}
        >
          {(item) => <FoundRow item={item} query={query} />}
        </FilteredListPart>
      </TabPanel>
    </>
  )
})

/** Ways on when nothing is found: other kinds, a word less, and what others look for. */
const NoneFound = observer(function NoneFound({ viewModel }: ResultsProps) {
  const words = useWords(searchWords)
  const { query, isFindable, isFoundElsewhere, shorter, start, search, select } = viewModel
  const offered = isFoundElsewhere || !isFindable ? [] : (shorter.value ?? [])
  return (
    <>
      <div role="status">
        <EmptyState
          subject="search"
          title={words.noneFound(query)}
          text={!isFindable ? words.nothingSought : isFoundElsewhere ? words.elsewhere : words.noneFoundText}
          action={isFoundElsewhere && <Button onClick={() => select('')}>{words.showAll}</Button>}
        />
      </div>
      {offered.length > 0 && (
        <section className={styles.section}>
          <SectionHeader title={words.shorter} />
          <ul className={styles.shorter}>
            {offered.map((each) => (
              <li key={each}>
                <Button small onClick={() => search(each)}>
                  {each}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <HotWords hotWords={start.value?.hotWords ?? []} onSearch={search} />
    </>
  )
})
