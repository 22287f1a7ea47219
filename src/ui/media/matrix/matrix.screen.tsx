import { observer } from 'mobx-react-lite'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import type { MatrixGroup } from '../../../domain/media/matrix/matrix'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { PullToRefresh } from '../../frame/kit/scrolling/pull-to-refresh'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { SkeletonList } from '../../frame/kit/states/skeleton'
import { PublisherTiles } from '../../participation/publishers/publisher-tiles.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import styles from './matrix.module.css'
import { matrixGroupPath } from './matrix.paths'
import { MatrixViewModel } from './matrix.view-model'
import { matrixWords } from './matrix.words'

/** S099: official accounts by group. */
export const MatrixScreen = observer(function MatrixScreen({ viewModel }: { readonly viewModel: MatrixViewModel }) {
  const words = useWords(matrixWords)
  const { groups } = viewModel
  return (
    <PullToRefresh onRefresh={() => groups.load()}>
      <PlainPage title={words.title} look="rows">
        {groups.value !== null ? (
          groups.value.length === 0 ? (
            <EmptyState title={words.empty} text={words.emptyText} />
          ) : (
            groups.value.map((group) => <Group key={group.id} group={group} />)
          )
        ) : groups.state === 'failed' ? (
          <FailedPart title={words.failed} failure={groups.failure} onRetry={groups.reload} />
        ) : (
          <SkeletonList label={words.loading} shape="feed" />
        )}
      </PlainPage>
    </PullToRefresh>
  )
})

function Group({ group: { id, name, accounts, first } }: { readonly group: MatrixGroup }) {
  const words = useWords(matrixWords)
  return (
    <section className={styles.group}>
      <SectionHeader title={name} moreLabel={words.accounts(accounts)} moreHref={matrixGroupPath(id)} />
      <PublisherTiles
        publishers={first.map(({ logo, ...account }) => ({ ...account, picture: logo }))}
        hrefOf={(account) => `${channelPaths.org}/${encodeURIComponent(account)}`}
        square
      />
    </section>
  )
}

export const screen = defineScreen({ viewModel: MatrixViewModel, view: MatrixScreen, parent: homePath })
