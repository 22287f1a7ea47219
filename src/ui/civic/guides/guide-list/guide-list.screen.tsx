import { observer } from 'mobx-react-lite'
import { guideThemes, lifeEvents } from '../../../../domain/civic/guides/guide'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { SearchIconLink } from '../../../frame/kit/forms/search-bar'
import { SelectChip } from '../../../frame/kit/chips/chips'
import { ChipRow } from '../../../frame/kit/chips/toggle-chip'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { AreaScene } from '../../../frame/shell/areas/area-scene'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import { servicesPath } from '../../../overview/services/services.paths'
import { DepartmentChip } from '../department-chip.part'
import { GuideListViewModel } from './guide-list.view-model'
import { GuideRow } from '../guide-row.part'
import { guideSearchPath } from '../guides.paths'
import { guidesWords } from '../guides.words'

const group = 'guide-themes'
const ids = ['', ...guideThemes]

interface GuideListProps {
  readonly viewModel: GuideListViewModel
}

/** S090: the guides to official procedures by theme, life event and department. */
export const GuideListScreen = observer(function GuideListScreen({ viewModel }: GuideListProps) {
  const words = useWords(guidesWords)
  const { guides } = viewModel
  const { theme } = guides.filters
  const choose = (id: string) => guides.choose({ theme: id })
  return (
    <PlainPage
      title={words.title}
      ground={<AreaScene area="tasks" />}
      look="rows"
      actions={<SearchIconLink to={guideSearchPath} label={words.search} />}
    >
      <Tabs
        label={words.themes}
        group={group}
        sticky
        selected={theme}
        onSelect={choose}
        tabs={[{ id: '', label: words.all }, ...guideThemes.map((id) => ({ id, label: words[`theme.${id}`] }))]}
      />
      <Filters viewModel={viewModel} />
      <TabPanel group={group} id={theme} swipes={{ ids, onSelect: choose }}>
        <FilteredListPart list={guides} empty={<EmptyState title={words.none} text={words.noneText} />}>
          {(guide) => <GuideRow guide={guide} />}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

const Filters = observer(function Filters({ viewModel: { guides, departments } }: GuideListProps) {
  const words = useWords(guidesWords)
  const { event, department } = guides.filters
  return (
    <ChipRow>
      <SelectChip
        label={words.event}
        all={words.allEvents}
        value={event}
        options={lifeEvents.map((id) => ({ value: id, label: words[`event.${id}`] }))}
        onChange={(id) => guides.choose({ event: id })}
      />
      <DepartmentChip
        departments={departments}
        value={department}
        onChange={(id) => guides.choose({ department: id })}
      />
    </ChipRow>
  )
})

export const screen = defineScreen({ viewModel: GuideListViewModel, view: GuideListScreen, parent: servicesPath })
