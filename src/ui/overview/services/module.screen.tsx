import { observer } from 'mobx-react-lite'
import { servicesPath } from './services.paths'
import { FailedPart } from '../../frame/kit/failed-part'
import { PullToRefresh } from '../../frame/kit/pull-to-refresh'
import { SkeletonList } from '../../frame/kit/skeleton'
import { TopBar } from '../../frame/kit/top-bar'
import { PageCards } from '../pages/page-cards.part'
import { defineScreen } from '../../frame/shell/screen'
import { useWords } from '../../frame/words/words'
import { ModuleViewModel } from './module.view-model'
import styles from './services.module.css'
import { servicesWords } from './services.words'
import { ShownEntries } from './shown-entries'

/** S020 */
export const ModuleScreen = observer(function ModuleScreen({ viewModel }: { readonly viewModel: ModuleViewModel }) {
  const words = useWords(servicesWords)
  const { module, page, hasPage, refresh } = viewModel
  return (
    <PullToRefresh onRefresh={refresh}>
      <TopBar title={module.value?.name ?? ''} />
      <main>
        {module.value !== null ? (
          <div className={styles.module}>
            <ShownEntries module={module.value} />
          </div>
        ) : module.state === 'failed' ? (
          <FailedPart title={words.moduleFailed} failure={module.failure} onRetry={() => void refresh()} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" />
        )}
        {hasPage && <PageCards viewModel={page} />}
      </main>
    </PullToRefresh>
  )
})

export const screen = defineScreen({ viewModel: ModuleViewModel, view: ModuleScreen, parent: servicesPath })
