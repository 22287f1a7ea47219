import { observer } from 'mobx-react-lite'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PublisherRowPart } from '../../participation/publishers/publisher.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { AnchorListViewModel } from './anchor-list.view-model'
import { anchorsWords } from './anchors.words'

/** S016: the radio hosts. */
export const AnchorListScreen = observer(function AnchorListScreen({
  viewModel,
}: {
  readonly viewModel: AnchorListViewModel
}) {
  const words = useWords(anchorsWords)
  const { anchors, follow } = viewModel
  return (
    <>
      <TopBar title={words.list} />
      <main>
        <PagedListPart list={anchors} empty={<EmptyState title={words.none} />}>
          {(anchor) => (
            <PublisherRowPart
              href={`${channelPaths.anchor}/${encodeURIComponent(anchor.id)}`}
              name={anchor.name}
              picture={anchor.avatar}
              intro={anchor.intro}
              followed={anchor.followed}
              onFollow={() => follow(anchor)}
            />
          )}
        </PagedListPart>
      </main>
    </>
  )
})

export const screen = defineScreen({ viewModel: AnchorListViewModel, view: AnchorListScreen, parent: homePath })
