import { observer } from 'mobx-react-lite'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { TopBar } from '../../frame/kit/bars/top-bar'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { SearchFieldPart } from '../../frame/lists/search-field.part'
import { PublisherRowPart } from '../../participation/publishers/publisher.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { homePath } from '../../frame/site/site.paths'
import { useWords } from '../../frame/words/words'
import { OrganisationListViewModel } from './organisation-list.view-model'
import styles from './organisation.module.css'
import { organisationsWords } from './organisations.words'

const panel = 'organisation-groups'

/** S049: organisations by group. */
export const OrganisationListScreen = observer(function OrganisationListScreen({
  viewModel,
}: {
  readonly viewModel: OrganisationListViewModel
}) {
  const words = useWords(organisationsWords)
  const { organisations, groups, search, follow } = viewModel
  const { group } = organisations.filters
  const tabs = [{ id: '', label: words.all }, ...(groups.value ?? []).map(({ id, name }) => ({ id, label: name }))]
  const choose = (id: string) => organisations.choose({ group: id })
  return (
    <div className={styles.screen}>
      <TopBar title={words.list} />
      <main>
        <SearchFieldPart search={search} placeholder={words.search} />
        <Tabs label={words.groups} tabs={tabs} selected={group} group={panel} sticky onSelect={choose} />
        <TabPanel group={panel} id={group} swipes={{ ids: tabs.map(({ id }) => id), onSelect: choose }}>
          <FilteredListPart list={organisations} empty={<EmptyState title={words.none} />}>
            {(organisation) => (
              <PublisherRowPart
                href={`${channelPaths.org}/${encodeURIComponent(organisation.id)}`}
                name={organisation.name}
                picture={organisation.logo}
                intro={organisation.intro}
                followed={organisation.followed}
                onFollow={() => follow(organisation)}
                square
              />
            )}
          </FilteredListPart>
        </TabPanel>
      </main>
    </div>
  )
})

export const screen = defineScreen({
  viewModel: OrganisationListViewModel,
  view: OrganisationListScreen,
  parent: homePath,
})
