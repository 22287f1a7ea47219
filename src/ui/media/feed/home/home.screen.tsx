import { observer } from 'mobx-react-lite'
import { homeHead } from '../../../../application/media/feed/feed-gateway'
import { PullToRefresh } from '../../../frame/kit/scrolling/pull-to-refresh'
import { HydratedPart } from '../../../frame/kit/hydration/server-drawn'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { tapAgain } from '../../../frame/kit/scrolling/tap-again'
import { useIsElder } from '../../../frame/shell/app-context'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { ElderHome } from './elder-home'
import { categoryPath } from '../feed.paths'
import { FeedList } from '../feed-list.part'
import { feedWords } from '../feed.words'
import { HomeHeader } from '../home-header.part'
import { HomeRows } from './home-rows'
import { HomeViewModel } from './home.view-model'
import { NewPosts } from '../new-posts'
import { TabHead } from './tab-head'
import { useTabScroll } from '../use-tab-scroll'

const group = 'home'

interface HomeProps {
  readonly viewModel: HomeViewModel
}

/**
 * S003: home: skin, categories, carousel, quick entries, ways to take part, shorts, the feed; in elder mode three
 * stories, radio, help and services.
 */
export const HomeScreen = observer(function HomeScreen({ viewModel }: HomeProps) {
  return (
    <PullToRefresh onRefresh={viewModel.refresh}>
      <HydratedPart>
        <HomeHeader />
      </HydratedPart>
      <HomeContent viewModel={viewModel} />
    </PullToRefresh>
  )
})

/** S004: home in the frame of an app. */
export const HomeFrame = observer(function HomeFrame({ viewModel }: HomeProps) {
  return (
    <PullToRefresh onRefresh={viewModel.refresh}>
      <HomeContent viewModel={viewModel} />
    </PullToRefresh>
  )
})

const HomeContent = observer(function HomeContent(props: HomeProps) {
  return useIsElder() ? <ElderHome {...props} /> : <HomeMain {...props} />
})

const HomeMain = observer(function HomeMain({ viewModel }: HomeProps) {
  const words = useWords(feedWords)
  const { tabs: feeds, categories, refresh, like } = viewModel
  const { selected, tab, select } = feeds
  const marker = useTabScroll(selected)
  const toTop = () => {
    window.scrollTo(0, 0)
    void refresh()
  }
  const tabs = [
    { id: homeHead, label: words.headlines },
    ...(categories.value ?? []).map(({ id, name }) => ({ id, label: name, href: categoryPath(id) })),
  ]
  return (
    <main>
      <div ref={marker} />
      <Tabs
        label={words.categories}
        tabs={tabs}
        selected={selected}
        group={group}
        sticky
        onSelect={(id) => (id === selected ? tapAgain() : select(id))}
      />
      <TabPanel group={group} id={selected} swipes={{ ids: tabs.map(({ id }) => id), onSelect: select }}>
        <NewPosts feed={tab.feed} onShow={toTop} />
        <HydratedPart key={selected}>
          <TabHead head={tab.head} />
        </HydratedPart>
        <FeedList
          key={`${selected} feed`}
          feed={tab.feed}
          inSight={2}
          onLike={like}
          {...(selected === homeHead ? { inset: (place) => <HomeRows viewModel={viewModel} place={place} /> } : {})}
        />
      </TabPanel>
    </main>
  )
})

export const screen = defineScreen({ viewModel: HomeViewModel, view: HomeScreen, parent: null })
