import { observer } from 'mobx-react-lite'
import { PullToRefresh } from '../kit/pull-to-refresh'
import { TopBar } from '../kit/top-bar'
import { defineScreen } from '../shell/screen'
import { FeedList } from './feed-list.part'
import { GoneCategory } from './gone-category'
import { NewPosts } from './new-posts'
import { SearchEntry } from './search-entry'
import { SubCategoryViewModel } from './sub-category.view-model'

/** S012 */
export const SubCategoryScreen = observer(function SubCategoryScreen({
  viewModel,
}: {
  readonly viewModel: SubCategoryViewModel
}) {
  const { subCategory, feed, isGone, refresh, like, back } = viewModel
  return (
    <>
      <TopBar title={subCategory?.name ?? ''} onBack={back} actions={<SearchEntry />} />
      {isGone || feed === null ? (
        <main>{isGone && <GoneCategory />}</main>
      ) : (
        <PullToRefresh onRefresh={refresh}>
          <main>
            <NewPosts feed={feed} onShow={() => void refresh()} />
            <FeedList feed={feed} inSight={4} onLike={like} onRetry={() => void refresh()} />
          </main>
        </PullToRefresh>
      )}
    </>
  )
})

export const screen = defineScreen({ viewModel: SubCategoryViewModel, view: SubCategoryScreen })
