import { observer } from 'mobx-react-lite'
import type { PublisherKind } from '../../../domain/frame/content/content-kinds'
import type { FollowedPublisher } from '../../../domain/overview/following/following'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { ContentCard } from '../../media/feed/content-card.part'
import { minePath } from '../agenda/agenda.paths'
import { FollowedViewModel, followedTabs } from './followed.view-model'
import styles from './following.module.css'
import { followingWords } from './following.words'
import { PublisherOfKindPart } from './publisher-of-kind.part'
import { waysToPublishers } from './publisher.paths'

const group = 'followed'

interface FollowedProps {
  readonly viewModel: FollowedViewModel
}

/** S069: whom I follow, and what they published. */
export const FollowedScreen = observer(function FollowedScreen({ viewModel }: FollowedProps) {
  const words = useWords(followingWords)
  const { rows, kind, choose } = viewModel
  const { tab } = rows.filters
  const found = kind ?? 'organisation'
  return (
    <PlainPage title={words.followed} look="rows">
      <Tabs
        label={words.followed}
        group={group}
        sticky
        selected={tab}
        onSelect={choose}
        tabs={followedTabs.map((id) => ({ id, label: id === '' ? words.news : words[`kind.${id}`] }))}
      />
      <TabPanel group={group} id={tab} swipes={{ ids: followedTabs, onSelect: choose }}>
        <PagedListPart
          list={rows.list}
          onRefresh={rows.refresh}
          {...(kind === null ? { look: 'feed' } : {})}
          empty={
            <EmptyState
              title={kind === null ? words.noNews : words[`none.${kind}`]}
              text={words.noneText}
              action={<ButtonLink to={waysToPublishers[found]}>{words[`find.${found}`]}</ButtonLink>}
            />
          }
        >
          {(row) =>
            'item' in row ? (
              <ContentCard item={row.item} />
            ) : (
              <PublisherRow kind={found} publisher={row.publisher} viewModel={viewModel} />
            )
          }
        </PagedListPart>
      </TabPanel>
    </PlainPage>
  )
})

const PublisherRow = observer(function PublisherRow({
  kind,
  publisher,
  viewModel,
}: FollowedProps & { readonly kind: PublisherKind; readonly publisher: FollowedPublisher }) {
  const { newest } = publisher
  return (
    <div className={styles.publisher}>
      <PublisherOfKindPart kind={kind} publisher={publisher} onFollow={() => viewModel.toggle(publisher)} />
      {newest !== null && (
        <div className={styles.newest}>
          <ContentCard item={newest} layout="right" heading="h3" />
        </div>
      )}
    </div>
  )
})

export const screen = defineScreen({ viewModel: FollowedViewModel, view: FollowedScreen, parent: minePath })
