import { observer } from 'mobx-react-lite'
import { servicesPath } from './services.paths'
import { Loaded } from '../../frame/kit/states/loaded'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { PageCards } from '../pages/page-cards.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { ModuleViewModel } from './module.view-model'
import styles from './services.module.css'
import { servicesWords } from './services.words'
import { ShownEntries } from './shown-entries.part'

/** S020: a module of the app: its services, and the cards of its page. */
export const ModuleScreen = observer(function ModuleScreen({ viewModel }: { readonly viewModel: ModuleViewModel }) {
  const words = useWords(servicesWords)
  const { module, page, hasPage, refresh } = viewModel
  return (
    <PullToRefresh onRefresh={refresh}>
      <TopBar title={module.value?.name ?? ''} />
      <main>
        <Loaded
          of={module}
          failed={words.moduleFailed}
          loading={words.loading}
          shape="rows"
          onRetry={() => void refresh()}
        >
          {(value) => (
            <div className={styles.module}>
              <ShownEntries module={value} />
            </div>
          )}
        </Loaded>
        {hasPage && <PageCards viewModel={page} />}
      </main>
    </PullToRefresh>
  )
})

export const screen = defineScreen({ viewModel: ModuleViewModel, view: ModuleScreen, parent: servicesPath })
