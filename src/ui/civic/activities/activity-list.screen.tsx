import { observer } from 'mobx-react-lite'
import { activityKinds, activityPeriods } from '../../../domain/civic/activities/activity'
import { publicActivityStates } from '../../../domain/civic/activities/activity-lifecycle'
import { BarLink } from '../../frame/kit/bars/bar-link'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { SelectChip } from '../../frame/kit/chips/chips'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilterChip } from '../../frame/lists/filter-chip.part'
import type { FilterGroup } from '../../frame/lists/filter-group.part'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { MapChipPart } from '../maps/map-link/map-link.part'
import { NearbyFilterRow } from '../../frame/places/nearby-filter-row.part'
import { useReachGroups } from '../../frame/places/reach-groups.part'
import { servicesPath } from '../../overview/services/services.paths'
import { PlainPage } from '../../frame/session/plain-page.part'
import { AreaScene } from '../../frame/shell/areas/area-scene'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import { activitiesWords } from './activities.words'
import { myActivitiesPath } from './activities.paths'
import { ActivityListViewModel } from './activity-list.view-model'
import { ActivityRow } from './activity-row.part'

const group = 'activity-states'

interface ActivityListProps {
  readonly viewModel: ActivityListViewModel
}

/** S136: activities of volunteers by state, kind and distance. */
export const ActivityListScreen = observer(function ActivityListScreen({ viewModel }: ActivityListProps) {
  const words = useWords(activitiesWords)
  const { activities } = viewModel
  const { state, kind, order } = activities.filters
  const myActivitiesLink = <BarLink to={myActivitiesPath}>{words.mine}</BarLink>
  return (
    <PlainPage title={words.title} ground={<AreaScene area="volunteering" />} actions={myActivitiesLink} look="rows">
      <Tabs
        label={words.states}
        group={group}
        sticky
        selected={state}
        onSelect={viewModel.chooseState}
        tabs={[
          { id: '', label: words.coming },
          ...publicActivityStates.map((id) => ({ id, label: words[`state.${id}`] })),
        ]}
      />
      <NearbyFilterRow order={order} usualOrder="time" onChange={viewModel.setOrder}>
        <SelectChip
          label={words.kind}
          all={words.allKinds}
          value={kind}
          options={activityKinds.map((id) => ({ value: id, label: words[`kind.${id}`] }))}
          onChange={(kind) => activities.choose({ kind })}
        />
        <ActivityFilterChip viewModel={viewModel} />
        <MapChipPart sort="activity" />
      </NearbyFilterRow>
      <TabPanel group={group} id={state}>
        <FilteredListPart list={activities} empty={<EmptyState title={words.none} />}>
          {(activity) => <ActivityRow activity={activity} />}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

/** The chip of the filters by time, by places left and by distance. */
const ActivityFilterChip = observer(function ActivityFilterChip({ viewModel }: ActivityListProps) {
  const words = useWords(activitiesWords)
  const reachGroups = useReachGroups(viewModel.activities.filters.order)
  const comingGroups: readonly FilterGroup[] = [
    {
      name: 'when',
      label: words.when,
      options: activityPeriods.map((value) => ({ value, label: words[`when.${value}`] })),
    },
    { name: 'free', label: words.places, options: [{ value: '1', label: words.onlyFree }] },
  ]
  const groups = [...(viewModel.isOver ? [] : comingGroups), ...reachGroups]
  return groups.length > 0 && <FilterChip draft={viewModel.filters} groups={groups} />
})

export const screen = defineScreen({ viewModel: ActivityListViewModel, view: ActivityListScreen, parent: servicesPath })
