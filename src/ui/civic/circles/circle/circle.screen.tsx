import { Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { circleTabs } from '../../../../domain/civic/circles/circle'
import { Badge } from '../../../frame/kit/badges/badge'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { Icon } from '../../../frame/kit/pictures/icon'
import { Link } from '../../../frame/kit/buttons/link'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { searchWithinPath } from '../../../overview/search/search.paths'
import { SharePagePart } from '../../../participation/share-page.part'
import { CircleActBar } from './circle-act-bar'
import { CircleHead } from './circle-head'
import { CirclePostCard } from '../circle-post-card'
import { CircleViewModel } from './circle.view-model'
import styles from '../circles.module.css'
import { circlePath, circlePostPath, circlesPath } from '../circles.paths'
import { circlesWords } from '../circles.words'

const group = 'circle-posts'

interface CircleProps {
  readonly viewModel: CircleViewModel
}

/** S151: a circle: its head, joining, notices, and posts by tab (new, hot, best). */
export const CircleScreen = observer(function CircleScreen({ viewModel }: CircleProps) {
  const words = useWords(circlesWords)
  const { page, head, isReadable } = viewModel
  return (
    <DetailPage
      of={page}
      words={words}
      list={circlesPath}
      onRetry={() => void viewModel.reload()}
      actions={
        <>
          {isReadable && (
            <Link to={searchWithinPath(viewModel.id)} label={words.searchWithin} className={styles.icon}>
              <Icon of={Search} size={22} />
            </Link>
          )}
          {head !== null && <SharePagePart head={head} path={circlePath(viewModel.id)} />}
        </>
      }
    >
      {({ circle, pinned }) => (
        <>
          <CircleHead viewModel={viewModel} circle={circle} />
          {pinned.length > 0 && (
            <section className={styles.pinned} aria-label={words.pinnedPosts}>
              {pinned.map(({ id, summary }) => (
                <Link key={id} to={circlePostPath(id)} className={styles.pinnedPost}>
                  <Badge tone="accent">{words.pinned}</Badge> <span className={styles.pinnedText}>{summary}</span>
                </Link>
              ))}
            </section>
          )}
          {isReadable ? (
            <Posts viewModel={viewModel} />
          ) : (
            <EmptyState subject="locked" title={words.forMembers} text={words.forMembersText} />
          )}
          <CircleActBar viewModel={viewModel} circle={circle} />
        </>
      )}
    </DetailPage>
  )
})

const Posts = observer(function Posts({ viewModel }: CircleProps) {
  const words = useWords(circlesWords)
  const { posts, tab } = viewModel
  const nothing = <EmptyState title={tab === 'best' ? words.noBest : words.noPosts} text={words.noPostsText} />
  return (
    <div>
      <Tabs
        label={words.order}
        group={group}
        sticky
        even
        selected={tab}
        onSelect={viewModel.choose}
        tabs={circleTabs.map((id) => ({ id, label: words[`tab.${id}`] }))}
      />
      <TabPanel group={group} id={tab} swipes={{ ids: circleTabs, onSelect: viewModel.choose }}>
        <FilteredListPart list={posts} empty={nothing} noneFound={nothing}>
          {(post) => <CirclePostCard post={post} />}
        </FilteredListPart>
      </TabPanel>
    </div>
  )
})

export const screen = defineScreen({
  viewModel: CircleViewModel,
  view: CircleScreen,
  key: ({ params }) => `circle ${params['id'] ?? ''}`,
  parent: circlesPath,
})
