import { observer } from 'mobx-react-lite'
import type { PartyHome } from '../../../domain/civic/party/party-home'
import { feedKey } from '../../../domain/frame/content/feed-item'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import { classroomsOfPath } from '../classrooms/classrooms.paths'
import { ContentCard } from '../../media/feed/content-card.part'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { SectionHeader } from '../../frame/kit/bars/section-header'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { PagedListPart } from '../../frame/lists/paged-list.part'
import { organisationsOfPath } from '../../media/organisations/organisations.paths'
import { PublisherTiles } from '../../participation/publishers/publisher-tiles.part'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import styles from './party.module.css'
import { PartyViewModel } from './party.view-model'
import { partyWords } from './party.words'

const group = 'party-columns'

interface PartyProps {
  readonly viewModel: PartyViewModel
}

/** S098: party building: columns of articles, organisations and courses. */
export const PartyScreen = observer(function PartyScreen({ viewModel }: PartyProps) {
  const words = useWords(partyWords)
  const { home, refresh } = viewModel
  return (
    <DetailPage title={words.title} look="rows" of={home} shape="feed" onRetry={() => void refresh()} words={words}>
      {(value) => (
        <>
          <Organisations home={value} />
          <Courses home={value} />
          <Columns viewModel={viewModel} home={value} />
        </>
      )}
    </DetailPage>
  )
})

function Organisations({ home }: { readonly home: PartyHome }) {
  const words = useWords(partyWords)
  if (home.organisations.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeader title={words.organisations} moreLabel={words.more} moreHref={organisationsOfPath(home.group)} />
      <PublisherTiles
        publishers={home.organisations.map(({ logo, ...organisation }) => ({ ...organisation, picture: logo }))}
        hrefOf={(id) => `${channelPaths.org}/${encodeURIComponent(id)}`}
        square
      />
    </section>
  )
}

function Courses({ home }: { readonly home: PartyHome }) {
  const words = useWords(partyWords)
  if (home.courses.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHeader title={words.courses} moreLabel={words.more} moreHref={classroomsOfPath('party')} />
      <ul className={styles.courses}>
        {home.courses.map((course) => (
          <li key={feedKey(course)}>
            <ContentCard item={course} layout="right" heading="h3" first />
          </li>
        ))}
      </ul>
    </section>
  )
}

const Columns = observer(function Columns({ viewModel, home }: PartyProps & { readonly home: PartyHome }) {
  const words = useWords(partyWords)
  const { articles, choose, refresh } = viewModel
  const { column } = articles.filters
  const tabs = [{ id: '', label: words.all }, ...home.columns.map(({ id, name }) => ({ id, label: name }))]
  return (
    <section>
      <Tabs label={words.columns} group={group} sticky selected={column} onSelect={choose} tabs={tabs} />
      <TabPanel group={group} id={column} swipes={{ ids: tabs.map(({ id }) => id), onSelect: choose }}>
        <PagedListPart
          list={articles.list}
          onRefresh={refresh}
          look="feed"
          empty={<EmptyState title={words.none} text={words.noneText} />}
        >
          {(item) => <ContentCard item={item} />}
        </PagedListPart>
      </TabPanel>
    </section>
  )
})

export const screen = defineScreen({ viewModel: PartyViewModel, view: PartyScreen, parent: homePath })
