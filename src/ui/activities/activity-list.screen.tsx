import { observer } from 'mobx-react-lite'
import { activityKinds } from '../../domain/activities/activity'
import { publicActivityStates } from '../../domain/activities/activity-lifecycle'
import { EmptyState } from '../kit/empty-state'
import { ButtonLink } from '../kit/link'
import { SelectField } from '../kit/select-field'
import { TabPanel } from '../kit/tab-panel'
import { Tabs } from '../kit/tabs'
import { FilteredListPart } from '../lists/filtered-list.part'
import { MapLinkPart } from '../maps/map-link.part'
import { NearOrder } from '../places/near-order.part'
import { servicesPath } from '../services/services.routes'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import styles from './activity-list.module.css'
import { activitiesWords } from './activities.words'
import { myActivitiesPath } from './activities.routes'
import { ActivityListViewModel } from './activity-list.view-model'
import { ActivityRow } from './activity-row.part'

const group = 'activity-states'

/** S136 */
export const ActivityListScreen = observer(function ActivityListScreen({
  viewModel,
}: {
  readonly viewModel: ActivityListViewModel
}) {
  const words = useWords(activitiesWords)
  const { activities } = viewModel
  const { state, kind, order } = activities.filters
  const mine = (
    <ButtonLink to={myActivitiesPath} small className={styles.mine}>
      {words.mine}
    </ButtonLink>
  )
  return (
    <PlainPage title={words.title} actions={mine} look="rows">
      <Tabs
        label={words.states}
        group={group}
        sticky
        selected={state}
        onSelect={(chosen) => activities.choose({ state: chosen })}
        tabs={[
          { id: '', label: words.coming },
          ...publicActivityStates.map((id) => ({ id, label: words[`state.${id}`] })),
        ]}
      />
      <NearOrder order={order} usual={{ value: 'time', label: words.byTime }} onChange={viewModel.setOrder}>
        <SelectField
          label={words.kind}
          hiddenLabel
          optional
          placeholder={words.allKinds}
          value={kind}
          options={activityKinds.map((id) => ({ value: id, label: words[`kind.${id}`] }))}
          onChange={(chosen) => activities.choose({ kind: chosen })}
        />
        <MapLinkPart sort="activity" />
      </NearOrder>
      <TabPanel group={group} id={state}>
        <FilteredListPart list={activities} empty={<EmptyState title={words.none} />}>
          {(activity) => <ActivityRow activity={activity} />}
        </FilteredListPart>
      </TabPanel>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ActivityListViewModel, view: ActivityListScreen, parent: servicesPath })
