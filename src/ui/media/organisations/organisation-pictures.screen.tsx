import { observer } from 'mobx-react-lite'
import { FeedList } from '../feed/feed-list.part'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { OrganisationPicturesViewModel } from './organisation-pictures.view-model'
import { organisationsWords } from './organisations.words'

/** S050: articles and pictures of organisations. */
export const OrganisationPicturesScreen = observer(function OrganisationPicturesScreen({
  viewModel,
}: {
  readonly viewModel: OrganisationPicturesViewModel
}) {
  const words = useWords(organisationsWords)
  const { list } = viewModel
  return (
    <>
      <TopBar title={words.pictures} />
      <PullToRefresh onRefresh={list.refresh}>
        <main>
          <FeedList feed={list.feed} layout="waterfall" inSight={4} onLike={list.like} />
        </main>
      </PullToRefresh>
    </>
  )
})

export const screen = defineScreen({
  viewModel: OrganisationPicturesViewModel,
  view: OrganisationPicturesScreen,
  parent: homePath,
})
