import { observer } from 'mobx-react-lite'
import { PullToRefresh } from '../../../frame/kit/scrolling/pull-to-refresh'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { tapAgain } from '../../../frame/kit/scrolling/tap-again'
import { TopBar } from '../../../frame/kit/bars/top-bar'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { homePath } from '../../../frame/site/site.paths'
import { useWords } from '../../../frame/words/words'
import styles from './category.module.css'
import { CategoryViewModel, wholeCategory } from './category.view-model'
import { subCategoryPath } from '../feed.paths'
import { FeedList } from '../feed-list.part'
import { feedWords } from '../feed.words'
import { GoneCategory } from '../gone-category'
import { NewPosts } from '../new-posts'
import { SearchEntry } from '../search-entry'
import { useTabScroll } from '../use-tab-scroll'

const group = 'category'

interface CategoryProps {
  readonly viewModel: CategoryViewModel
}

/** S011: a category with its sub-categories and its feed. */
export const CategoryScreen = observer(function CategoryScreen({ viewModel }: CategoryProps) {
  return (
    <div className={styles.screen}>
      <TopBar title={viewModel.category?.name ?? ''} actions={<SearchEntry />} />
      <CategoryMain viewModel={viewModel} />
    </div>
  )
})

/** The screen below its top bar. In the frame of an app (S005), this is the whole screen. */
export const CategoryMain = observer(function CategoryMain({ viewModel }: CategoryProps) {
  const words = useWords(feedWords)
  const { category, categories, tabs: feeds, isGone, refresh, like } = viewModel
  const { selected, feed, select } = feeds
  const marker = useTabScroll(selected)
  const toTop = () => {
    window.scrollTo(0, 0)
    void refresh()
  }
  const tabs = [
    { id: wholeCategory, label: words.all },
    ...(category?.children ?? []).map(({ id, name }) => ({ id, label: name, href: subCategoryPath(id) })),
  ]
  if (isGone)
    return (
      <main>
        <GoneCategory />
      </main>
    )
  return (
    <PullToRefresh onRefresh={refresh}>
      <main>
        <div ref={marker} />
        {(tabs.length > 1 || categories.state !== 'ready') && (
          <Tabs
            label={words.subCategories}
            tabs={tabs}
            selected={selected}
            group={group}
            sticky
            onSelect={(id) => (id === selected ? tapAgain() : select(id))}
          />
        )}
        <TabPanel group={group} id={selected} swipes={{ ids: tabs.map(({ id }) => id), onSelect: select }}>
          <NewPosts feed={feed} onShow={toTop} />
          <FeedList key={selected} feed={feed} inSight={4} onLike={like} onRetry={() => void refresh()} />
        </TabPanel>
      </main>
    </PullToRefresh>
  )
})

export const screen = defineScreen({ viewModel: CategoryViewModel, view: CategoryScreen, parent: homePath })
