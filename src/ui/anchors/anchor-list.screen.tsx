import { observer } from 'mobx-react-lite'
import { channelScreens } from '../../domain/navigation/channel-target'
import { EmptyState } from '../kit/empty-state'
import { EndlessList } from '../kit/endless-list'
import { PullToRefresh } from '../kit/pull-to-refresh'
import { TopBar } from '../kit/top-bar'
import { PublisherRowPart } from '../publishers/publisher.part'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { AnchorListViewModel } from './anchor-list.view-model'
import { anchorsWords } from './anchors.words'

/** S016 */
export const AnchorListScreen = observer(function AnchorListScreen({
  viewModel,
}: {
  readonly viewModel: AnchorListViewModel
}) {
  const words = useWords(anchorsWords)
  const { anchors, follow, more, refresh, back } = viewModel
  return (
    <>
      <TopBar title={words.list} onBack={back} />
      <PullToRefresh onRefresh={refresh}>
        <main>
          <EndlessList
            items={anchors.items}
            state={anchors.state}
            failure={anchors.failure}
            hasMore={anchors.hasMore}
            keyOf={({ id }) => id}
            owner={anchors}
            onMore={more}
            onRetry={() => void refresh()}
            empty={<EmptyState title={words.none} />}
          >
            {(anchor) => (
              <PublisherRowPart
                href={`${channelScreens.anchor}/${encodeURIComponent(anchor.id)}`}
                name={anchor.name}
                picture={anchor.avatar}
                intro={anchor.intro}
                followed={anchor.followed}
                onFollow={() => follow(anchor)}
              />
            )}
          </EndlessList>
        </main>
      </PullToRefresh>
    </>
  )
})

export const screen = defineScreen({ viewModel: AnchorListViewModel, view: AnchorListScreen })
