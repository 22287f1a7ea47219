import { observer } from 'mobx-react-lite'
import { feedKey } from '../../domain/feed/feed-item'
import { ContentCard } from '../feed/content-card.part'
import { EmptyState } from '../kit/empty-state'
import { EndlessList } from '../kit/endless-list'
import { PullToRefresh } from '../kit/pull-to-refresh'
import { TopBar } from '../kit/top-bar'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { MoreItemsViewModel } from './more-items.view-model'
import { pagesWords } from './pages.words'

/** S010 */
export const MoreItemsScreen = observer(function MoreItemsScreen({
  viewModel,
}: {
  readonly viewModel: MoreItemsViewModel
}) {
  const words = useWords(pagesWords)
  const { list, style, title, more, refresh, back } = viewModel
  return (
    <>
      <TopBar title={title} onBack={back} />
      <PullToRefresh onRefresh={refresh}>
        <main>
          <EndlessList
            items={list.items}
            state={list.state}
            failure={list.failure}
            hasMore={list.hasMore}
            keyOf={feedKey}
            owner={list}
            look={style === 'waterfall' ? 'grid' : 'feed'}
            onMore={more}
            onRetry={() => void refresh()}
            empty={<EmptyState title={words.nothingBehind} />}
          >
            {(item, index) => (
              <ContentCard item={item} {...(style === null ? {} : { layout: style })} first={index < 3} />
            )}
          </EndlessList>
        </main>
      </PullToRefresh>
    </>
  )
})

export const screen = defineScreen({ viewModel: MoreItemsViewModel, view: MoreItemsScreen })
