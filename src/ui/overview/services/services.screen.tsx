import { observer } from 'mobx-react-lite'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { ListRow, RowGroup } from '../../frame/kit/lists/list-row'
import { ListStatus } from '../../frame/kit/lists/list-status'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { SearchBar } from '../../frame/kit/forms/search-bar'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { DocumentHead } from '../../frame/shell/document/document-head'
import { AreaScene } from '../../frame/shell/areas/area-scene'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { IllustratedEntries } from './illustrated-entries'
import { OwnServices, PinButtons } from './own-services'
import styles from './services.module.css'
import { modulePath } from './services.paths'
import { ServicePlate } from '../../frame/shell/services/service-plate'
import { ServicesViewModel } from './services.view-model'
import { servicesWords } from './services.words'
import { ShownEntries } from './shown-entries.part'

interface ServicesProps {
  readonly viewModel: ServicesViewModel
}

/** S017: the services of the city by module. */
export const ServicesScreen = observer(function ServicesScreen({ viewModel }: ServicesProps) {
  const words = useWords(servicesWords)
  const { modules, search, setSearch, matchingEntries } = viewModel
  const isSearched = search.trim() !== ''
  return (
    <PullToRefresh onRefresh={() => modules.load()}>
      <DocumentHead head={{ title: words.title }} />
      <TopBar title={words.title} ground={<AreaScene area="tasks" />} />
      <main>
        <div className={styles.search}>
          <SearchBar value={search} onChange={setSearch} onSearch={setSearch} placeholder={words.search} />
        </div>
        <ListStatus isReady={isSearched} count={matchingEntries.length} hasMore={false} isSearched list={search} />
        {modules.value === null ? (
          modules.state === 'failed' ? (
            <FailedPart title={words.failedTitle} failure={modules.failure} onRetry={modules.reload} />
          ) : (
            <SkeletonList label={words.loading} shape="rows" />
          )
        ) : !isSearched ? (
          <Modules viewModel={viewModel} />
        ) : (
          <Found viewModel={viewModel} />
        )}
      </main>
    </PullToRefresh>
  )
})

const Modules = observer(function Modules({ viewModel }: ServicesProps) {
  const words = useWords(servicesWords)
  const { visibleModules, listedModules, isChoosing } = viewModel
  if (visibleModules.length === 0) return <EmptyState title={words.empty} />
  return (
    <>
      <IllustratedEntries />
      <OwnServices viewModel={viewModel} />
      {(isChoosing ? visibleModules : listedModules).map((module) => (
        <section key={module.id} className={styles.module}>
          <SectionHeader title={module.name} moreLabel={words.all} moreHref={modulePath(module.id)} />
          {isChoosing ? <PinButtons of={module} viewModel={viewModel} /> : <ShownEntries module={module} />}
        </section>
      ))}
    </>
  )
})

const Found = observer(function Found({ viewModel }: ServicesProps) {
  const words = useWords(servicesWords)
  const { matchingEntries } = viewModel
  return (
    <>
      <p className={styles.count} aria-hidden="true">
        {matchingEntries.length > 0 && words.found(matchingEntries.length)}
      </p>
      {matchingEntries.length === 0 ? (
        <EmptyState subject="search" title={words.noneFound} text={words.noneFoundText} />
      ) : (
        <RowGroup>
          {matchingEntries.map((entry) => (
            <ListRow
              key={entry.id}
              title={entry.name}
              text={entry.summary}
              icon={<ServicePlate name={entry.icon} isSmall />}
              to={viewModel.hrefOf(entry) ?? ''}
            />
          ))}
        </RowGroup>
      )}
    </>
  )
})

export const screen = defineScreen({ viewModel: ServicesViewModel, view: ServicesScreen, parent: null })
