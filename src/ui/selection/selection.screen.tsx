import { Quote } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { feedKey } from '../../domain/feed/feed-item'
import { ContentCard } from '../feed/content-card.part'
import { EmptyState } from '../kit/empty-state'
import { EndlessList } from '../kit/endless-list'
import { Icon } from '../kit/icon'
import { PullToRefresh } from '../kit/pull-to-refresh'
import { TopBar } from '../kit/top-bar'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import styles from './selection.module.css'
import { SelectionViewModel } from './selection.view-model'
import { selectionWords } from './selection.words'

/** S052 */
export const SelectionScreen = observer(function SelectionScreen({
  viewModel,
}: {
  readonly viewModel: SelectionViewModel
}) {
  const words = useWords(selectionWords)
  const { list, more, refresh, back } = viewModel
  return (
    <>
      <TopBar title={words.title} onBack={back} />
      <PullToRefresh onRefresh={refresh}>
        <main>
          <EndlessList
            items={list.items}
            state={list.state}
            failure={list.failure}
            hasMore={list.hasMore}
            keyOf={({ item }) => feedKey(item)}
            onMore={more}
            onRetry={() => void refresh()}
            owner={list}
            empty={<EmptyState title={words.none} />}
          >
            {({ item, note }, place) => (
              <>
                <ContentCard item={item} layout="big" first={place < 1} />
                <p className={styles.note} role="note" aria-label={words.note}>
                  <span className={styles.mark}>
                    <Icon of={Quote} size={16} />
                  </span>
                  {note}
                </p>
              </>
            )}
          </EndlessList>
        </main>
      </PullToRefresh>
    </>
  )
})

export const screen = defineScreen({ viewModel: SelectionViewModel, view: SelectionScreen })
