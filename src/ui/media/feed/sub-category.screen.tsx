import { observer } from 'mobx-react-lite'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { FeedList } from './feed-list.part'
import { GoneCategory } from './gone-category'
import { NewPosts } from './new-posts'
import { SearchEntry } from './search-entry'
import { SubCategoryViewModel } from './sub-category.view-model'

interface SubCategoryProps {
  readonly viewModel: SubCategoryViewModel
}

/** S012: the feed of a sub-category. */
export const SubCategoryScreen = observer(function SubCategoryScreen({ viewModel }: SubCategoryProps) {
  return (
    <>
      <TopBar title={viewModel.subCategory?.name ?? ''} actions={<SearchEntry />} />
      <SubCategoryMain viewModel={viewModel} />
    </>
  )
})

/** The screen below its top bar. In the frame of an app (S007), this is the whole screen. */
export const SubCategoryMain = observer(function SubCategoryMain({ viewModel }: SubCategoryProps) {
  const { list, isGone, refresh } = viewModel
  if (isGone)
    return (
      <main>
        <GoneCategory />
      </main>
    )
  return (
    <PullToRefresh onRefresh={refresh}>
      <main>
        <NewPosts feed={list.feed} onShow={() => void refresh()} />
        <FeedList feed={list.feed} inSight={4} onLike={list.like} onRetry={() => void refresh()} />
      </main>
    </PullToRefresh>
  )
})

export const screen = defineScreen({ viewModel: SubCategoryViewModel, view: SubCategoryScreen, parent: homePath })
