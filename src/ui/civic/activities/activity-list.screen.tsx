import { observer } from 'mobx-react-lite'
import { activityKinds } from '../../../domain/civic/activities/activity'
import { publicActivityStates } from '../../../domain/civic/activities/activity-lifecycle'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { SelectChip } from '../../frame/kit/chips/chips'
import { TabPanel } from '../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../frame/lists/filtered-list.part'
import { MapChipPart } from '../maps/map-link/map-link.part'
import { NearbyFilterRow } from '../../frame/places/nearby-filter-row.part'
import { servicesPath } from '../../overview/services/services.paths'
import { PlainPage } from '../../frame/session/plain-page.part'
import { AreaScene } from '../../frame/shell/areas/area-scene'
import { defineScreen } from '../../frame/shell/screens/screen'
import { useWords } from '../../frame/words/words'
import styles from './activity-list.module.css'
import { activitiesWords } from './activities.words'
import { myActivitiesPath } from './activities.paths'
import { ActivityListViewModel } from './activity-list.view-model'
import { ActivityRow } from './activity-row.part'

const group = 'activity-states'

/** S136: activities of volunteers by state, kind and distance. */
export const ActivityListScreen = observer(function ActivityListScreen({
  viewModel,
}: {
  readonly viewModel: ActivityListViewModel
}) {
  const words = useWords(activitiesWords)
  const { activities } = viewModel
  const { state, kind, order } = activities.filters
  const myActivitiesLink = (
    <ButtonLink to={myActivitiesPath} small className={styles.mine}>
      {words.mine}
    </ButtonLink>
  )
  return (
    <PlainPage title={words.title} ground={<AreaScene area="volunteering" />} actions={myActivitiesLink} look="rows">
      <Tabs
        label={words.states}
        group={group}
        sticky
        selected={state}
        onSelect={(state) => activities.choose({ state })}
        tabs={[
          { id: '', label: words.coming },
          ...publicActivityStates.map((id) => ({ id, label: words[`state.${id}`] })),
        ]}
      />
      <NearbyFilterRow
        order={order}
        defaultOrder={{ value: 'time', label: words.byTime }}
        onChange={viewModel.setOrder}
      >
        <SelectChip
          label={words.kind}
          all={words.allKinds}
          value={kind}
          options={activityKinds.map((id) => ({ value: id, label: words[`kind.${id}`] }))}
          onChange={(kind) => activities.choose({ kind })}
        />
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

export const screen = defineScreen({ viewModel: ActivityListViewModel, view: ActivityListScreen, parent: servicesPath })
