import { observer } from 'mobx-react-lite'
import { longestQuery } from '../../../../domain/overview/search/query'
import { DepartmentChip } from '../../../civic/guides/department-chip.part'
import { ChipRow } from '../../../frame/kit/chips/toggle-chip'
import { GuideRow } from '../../../civic/guides/guide-row.part'
import { guidesPath } from '../../../civic/guides/guides.paths'
import { askPath } from '../../../civic/suggestions/suggestions.paths'
import { Button } from '../../../frame/kit/buttons/button'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { FailedPart } from '../../../frame/kit/states/failed-part'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { SearchBar } from '../../../frame/kit/forms/search-bar'
import { SectionHeader } from '../../../frame/kit/bars/section-header'
import { SkeletonList } from '../../../frame/kit/states/skeleton'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { DocumentHead } from '../../../frame/shell/document/document-head'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { FoundRow } from '../found-row'
import styles from './guide-search.module.css'
import { GuideSearchViewModel } from './guide-search.view-model'
import { guideSearchWords } from './guide-search.words'
import { searchOfPath } from '../search.paths'

interface GuideSearchProps {
  readonly viewModel: GuideSearchViewModel
}

/** S091: the search of guides. */
export const GuideSearchScreen = observer(function GuideSearchScreen({ viewModel }: GuideSearchProps) {
  const words = useWords(guideSearchWords)
  const { query, search } = viewModel
  const title = query === '' ? words.title : words.titleOf(query)
  return (
    <>
      <DocumentHead head={{ title }} />
      <TopBar>
        <div className={styles.bar}>
          <SearchBar
            value={search.text}
            onChange={search.type}
            onSearch={search.submit}
            placeholder={words.placeholder}
            // The focus is set only before a search: over results, a phone's keyboard would cover them.
            autoFocus={query === ''}
            maxLength={longestQuery}
          />
        </div>
      </TopBar>
      <main>
        <h1 className={styles.heading}>{title}</h1>
        {query === '' ? <OftenNeeded viewModel={viewModel} /> : <FoundGuides viewModel={viewModel} />}
      </main>
    </>
  )
})

/** The guides that many people need, before a search. */
const OftenNeeded = observer(function OftenNeeded({ viewModel: { hot } }: GuideSearchProps) {
  const words = useWords(guideSearchWords)
  return (
    <section className={styles.section}>
      <SectionHeader title={words.hot} />
      {hot.value !== null ? (
        <ul className={styles.rows}>
          {hot.value.items.map((guide) => (
            <li key={guide.id}>
              <GuideRow guide={guide} heading="h3" />
            </li>
          ))}
        </ul>
      ) : hot.state === 'failed' ? (
        <FailedPart isQuiet title={words.hotFailed} failure={hot.failure} onRetry={hot.reload} />
      ) : (
        <SkeletonList label={words.loading} shape="rows" />
      )}
      <RowGroup>
        <ListRow to={guidesPath} title={words.allGuides} />
      </RowGroup>
    </section>
  )
})

const FoundGuides = observer(function FoundGuides({ viewModel }: GuideSearchProps) {
  const words = useWords(guideSearchWords)
  const { results, departments, isAlike, chooseDepartment } = viewModel
  return (
    <>
      <ChipRow>
        <DepartmentChip departments={departments} value={results.filters.department} onChange={chooseDepartment} />
      </ChipRow>
      {isAlike && <p className={styles.alike}>{words.alike}</p>}
      <FilteredListPart
        list={results}
        empty={null}
        fallbackLink={{ to: guidesPath, label: words.allGuides }}
        noneFound={<NoneFound viewModel={viewModel} />}
      >
        {(item) => <FoundRow item={item} hidesKind />}
      </FilteredListPart>
    </>
  )
})

/** Offers all departments, the search over everything, and somebody to ask. */
const NoneFound = observer(function NoneFound({ viewModel }: GuideSearchProps) {
  const words = useWords(guideSearchWords)
  const { query, isFindable, results, searchEverywhere } = viewModel
  const isNarrowed = results.filters.department !== ''
  return (
    <>
      <EmptyState
        subject="search"
        title={words.noneFound(query)}
        text={!isFindable ? words.nothingSought : isNarrowed ? words.noneHere : words.noneFoundText}
        action={isFindable && isNarrowed && <Button onClick={searchEverywhere}>{words.allDepartments}</Button>}
      />
      {isFindable && (
        <RowGroup>
          <ListRow to={searchOfPath(query)} title={words.everything} />
          <ListRow to={askPath(query)} title={words.ask} />
        </RowGroup>
      )}
    </>
  )
})

export const screen = defineScreen({ viewModel: GuideSearchViewModel, view: GuideSearchScreen, parent: guidesPath })
