import { observer } from 'mobx-react-lite'
import type { OrganisationProfile } from '../../../domain/media/organisations/organisation'
import { FeedList } from '../feed/feed-list.part'
import { ListRow } from '../../frame/kit/lists/list-row'
import { SearchIconLink } from '../../frame/kit/forms/search-bar'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { orderServicePath } from '../../civic/orders/orders.paths'
import { SharePagePart } from '../../participation/share-page.part'
import { PublisherHeadPart } from '../../participation/publishers/publisher.part'
import { searchWithinPath } from '../../overview/search/search.paths'
import { DetailPage } from '../../frame/shell/layout/detail-page'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useFormat } from '../../frame/words/use-format'
import { useWords } from '../../frame/words/words'
import styles from './organisation.module.css'
import { OrganisationViewModel, type OrganisationTab } from './organisation.view-model'
import { organisationsWords } from './organisations.words'

const group = 'organisation'

interface OrganisationScreenProps {
  readonly viewModel: OrganisationViewModel
}

/** S048: an organisation: profile, contents by tab. */
export const OrganisationScreen = observer(function OrganisationScreen({ viewModel }: OrganisationScreenProps) {
  const words = useWords(organisationsWords)
  const { organisation, retry } = viewModel
  return (
    <div className={styles.screen}>
      <DetailPage
        of={organisation}
        words={{ ...words, failed: words.failedTitle }}
        onRetry={retry}
        shape="feed"
        look="rows"
        actions={
          organisation.value !== null && (
            <>
              <SearchIconLink to={searchWithinPath(organisation.value.id)} label={words.searchWithin} />
              {viewModel.head !== null && <SharePagePart head={viewModel.head} />}
            </>
          )
        }
      >
        {(value) => <Account viewModel={viewModel} organisation={value} />}
      </DetailPage>
    </div>
  )
})

const Account = observer(function Account({
  viewModel,
  organisation,
}: OrganisationScreenProps & { readonly organisation: OrganisationProfile }) {
  const words = useWords(organisationsWords)
  const format = useFormat()
  const { selected, feed, select, follow, like, retry } = viewModel
  const { name, logo, intro, followers, followed, kinds, services } = organisation
  const tabs = [
    { id: 'all', label: words.all },
    ...kinds.map((kind) => ({ id: kind, label: format.kind(kind) })),
    ...(services.length > 0 ? [{ id: 'services', label: words.services }] : []),
  ]
  const choose = (id: string) => select(id as OrganisationTab)
  return (
    <>
      <PublisherHeadPart
        name={name}
        picture={logo}
        intro={intro}
        followers={followers}
        followed={followed}
        onFollow={follow}
        square
      />
      {(kinds.length > 1 || services.length > 0) && (
        <Tabs label={words.kinds} tabs={tabs} selected={selected} group={group} sticky onSelect={choose} />
      )}
      <TabPanel group={group} id={selected} swipes={{ ids: tabs.map(({ id }) => id), onSelect: choose }}>
        {feed !== null && <FeedList key={selected} feed={feed} inSight={3} onLike={like} onRetry={retry} />}
        {selected === 'services' &&
          services.map(({ id, name: service, text }) => (
            <ListRow key={id} listed title={service} text={text} to={orderServicePath(id)} />
          ))}
      </TabPanel>
    </>
  )
})

export const screen = defineScreen({ viewModel: OrganisationViewModel, view: OrganisationScreen, parent: homePath })
