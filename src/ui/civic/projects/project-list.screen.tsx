import { observer } from 'mobx-react-lite'
import { servicesPath } from '../../overview/services/services.paths'
import { activityKinds } from '../../../domain/civic/activities/activity'
import { publicProjectStates } from '../../../domain/civic/projects/project-lifecycle'
import { useActivityKinds } from '../activities/activity-kind.part'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { SelectChip } from '../../frame/kit/chips/chips'
import { ChipRow } from '../../frame/kit/chips/toggle-chip'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { AreaScene } from '../../frame/shell/areas/area-scene'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { ProjectListViewModel } from './project-list.view-model'
import { ProjectRow } from './project-row'
import { projectsWords } from './projects.words'

const group = 'project-states'
const ids = ['', ...publicProjectStates]

/** S149: volunteer projects by state and kind of service. */
export const ProjectListScreen = observer(function ProjectListScreen({
  viewModel,
}: {
  readonly viewModel: ProjectListViewModel
}) {
  const words = useWords(projectsWords)
  const kindName = useActivityKinds()
  const { projects } = viewModel
  const { state, kind } = projects.filters
  const choose = (id: string) => projects.choose({ state: id })
  return (
    <PlainPage title={words.title} ground={<AreaScene area="volunteering" />} look="rows">
      <Tabs
        label={words.states}
        group={group}
        sticky
        selected={state}
        onSelect={choose}
        tabs={[{ id: '', label: words.all }, ...publicProjectStates.map((id) => ({ id, label: words[`state.${id}`] }))]}
      />
      <ChipRow>
        <SelectChip
          label={words.kind}
          all={words.allKinds}
          value={kind}
          options={activityKinds.map((id) => ({ value: id, label: kindName(id) }))}
          onChange={(kind) => projects.choose({ kind: kind })}
        />
      </ChipRow>
      <TabPanel group={group} id={state} swipes={{ ids, onSelect: choose }}>
        <FilteredListPart list={projects} empty={<EmptyState title={words.none} text={words.noneText} />}>
          {(project) => <ProjectRow project={project} />}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ProjectListViewModel, view: ProjectListScreen, parent: servicesPath })
