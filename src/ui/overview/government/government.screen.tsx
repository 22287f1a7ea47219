import { observer } from 'mobx-react-lite'
import { feedKey } from '../../../domain/frame/content/feed-item'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import type { GovernmentHub } from '../../../domain/overview/government/government-hub'
import { ContentCard } from '../../media/feed/content-card.part'
import { subCategoryPath } from '../../media/feed/feed.paths'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { matrixPath } from '../../media/matrix/matrix.paths'
import { PublisherTiles } from '../../participation/publishers/publisher-tiles.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { ShownEntries } from '../services/shown-entries.part'
import styles from './government.module.css'
import { GovernmentViewModel } from './government.view-model'
import { governmentWords } from './government.words'

/** S097: city hall: everything official. */
export const GovernmentScreen = observer(function GovernmentScreen({
  viewModel,
}: {
  readonly viewModel: GovernmentViewModel
}) {
  const words = useWords(governmentWords)
  const { hub, modules, isEmpty } = viewModel
  return (
    <PullToRefresh onRefresh={() => hub.load()}>
      <PlainPage title={words.title} look="rows">
        {hub.value !== null ? (
          isEmpty ? (
            <EmptyState title={words.empty} text={words.emptyText} />
          ) : (
            <>
              {modules.map((module) => (
                <section key={module.id} className={styles.section}>
                  <SectionHeader title={module.name} />
                  <ShownEntries module={module} />
                </section>
              ))}
              <Notices hub={hub.value} />
              <Departments hub={hub.value} />
            </>
          )
        ) : hub.state === 'failed' ? (
          <FailedPart title={words.failed} failure={hub.failure} onRetry={hub.reload} />
        ) : (
          <SkeletonList label={words.loading} shape="rows" />
        )}
      </PlainPage>
    </PullToRefresh>
  )
})

function Notices({ hub: { notices, noticesOf } }: { readonly hub: GovernmentHub }) {
  const words = useWords(governmentWords)
  if (notices.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeader
        title={words.notices}
        {...(noticesOf === null ? {} : { moreLabel: words.more, moreHref: subCategoryPath(noticesOf) })}
      />
      <ul className={styles.notices}>
        {notices.map((notice) => (
          <li key={feedKey(notice)}>
            <ContentCard item={notice} layout="text" heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Departments({ hub: { departments } }: { readonly hub: GovernmentHub }) {
  const words = useWords(governmentWords)
  if (departments.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeader title={words.departments} moreLabel={words.more} moreHref={matrixPath} />
      <PublisherTiles
        publishers={departments.map(({ logo, ...department }) => ({ ...department, picture: logo }))}
        hrefOf={(id) => `${channelPaths.org}/${encodeURIComponent(id)}`}
        square
      />
    </section>
  )
}

export const screen = defineScreen({ viewModel: GovernmentViewModel, view: GovernmentScreen, parent: null })
