import { observer } from 'mobx-react-lite'
import { channelScreens } from '../../domain/navigation/channel-target'
import type { Organisation } from '../../domain/organisations/organisation'
import { Avatar } from '../kit/avatar'
import { EmptyState } from '../kit/empty-state'
import { Link } from '../kit/link'
import { TabPanel } from '../kit/tab-panel'
import { Tabs } from '../kit/tabs'
import { TopBar } from '../kit/top-bar'
import { FilteredListPart } from '../lists/filtered-list.part'
import { PublisherFollowPart } from '../reactions/publisher-follow.part'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { OrganisationListViewModel } from './organisation-list.view-model'
import styles from './organisation.module.css'
import { organisationsWords } from './organisations.words'

const panel = 'organisation-groups'

/** S049 */
export const OrganisationListScreen = observer(function OrganisationListScreen({
  viewModel,
}: {
  readonly viewModel: OrganisationListViewModel
}) {
  const words = useWords(organisationsWords)
  const { organisations, groups, back, follow } = viewModel
  const { group } = organisations.filters
  const tabs = [{ id: '', label: words.all }, ...(groups.value ?? []).map(({ id, name }) => ({ id, label: name }))]
  const choose = (id: string) => organisations.choose({ group: id })
  return (
    <div className={styles.screen}>
      <TopBar title={words.list} onBack={back} />
      <main>
        <Tabs label={words.groups} tabs={tabs} selected={group} group={panel} sticky onSelect={choose} />
        <TabPanel group={panel} id={group} swipes={{ ids: tabs.map(({ id }) => id), onSelect: choose }}>
          <FilteredListPart list={organisations} keyOf={({ id }) => id} empty={<EmptyState title={words.none} />}>
            {(organisation) => <OrganisationRow organisation={organisation} onFollow={() => follow(organisation)} />}
          </FilteredListPart>
        </TabPanel>
      </main>
    </div>
  )
})

interface OrganisationRowProps {
  readonly organisation: Organisation
  readonly onFollow: () => void
}

function OrganisationRow({ organisation: { id, name, logo, intro, followed }, onFollow }: OrganisationRowProps) {
  return (
    <div className={styles.row}>
      <Avatar src={logo} name={name} square />
      <div className={styles.about}>
        <h2 className={styles.rowName}>
          <Link to={`${channelScreens.org}/${encodeURIComponent(id)}`} className={styles.rowLink}>
            {name}
          </Link>
        </h2>
        <p className={styles.rowIntro}>{intro}</p>
      </div>
      <div className={styles.act}>
        <PublisherFollowPart name={name} followed={followed} onToggle={onFollow} />
      </div>
    </div>
  )
}

export const screen = defineScreen({ viewModel: OrganisationListViewModel, view: OrganisationListScreen })
