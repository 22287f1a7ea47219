import { observer } from 'mobx-react-lite'
import { ownActivities } from '../../../../application/civic/activities/activities-gateway'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { Button } from '../../../frame/kit/buttons/button'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { BarLink } from '../../../frame/kit/bars/bar-link'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { TabPanel } from '../../../frame/kit/tabs/tab-panel'
import { Tabs } from '../../../frame/kit/tabs/tabs'
import { FilteredListPart } from '../../../frame/lists/filtered-list.part'
import { MembersOnly } from '../../../frame/session/members-only.part'
import { PlainPage } from '../../../frame/session/plain-page.part'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useWords } from '../../../frame/words/words'
import styles from '../activity-list.module.css'
import { activitiesWords } from '../activities.words'
import { activitiesPath, activityRecordPath } from '../activities.paths'
import { MyActivitiesViewModel } from './my-activities.view-model'
import { OwnActivityRow } from './own-activity-row'
import { useRefusal } from '../use-refusal'

const group = 'my-activity-states'

/** S122: activities that the member joined, by state. */
export const MyActivitiesScreen = observer(function MyActivitiesScreen({
  viewModel,
}: {
  readonly viewModel: MyActivitiesViewModel
}) {
  const words = useWords(activitiesWords)
  const refusal = useRefusal()
  const { activities, activityToConfirm, problem } = viewModel
  const { state } = activities.filters
  const record = <BarLink to={activityRecordPath}>{words.hours}</BarLink>
  return (
    <PlainPage title={words.myTitle} actions={record} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="my-activities">
        <Tabs
          label={words.states}
          group={group}
          sticky
          selected={state}
          onSelect={(state) => activities.choose({ state })}
          even
          tabs={ownActivities.map((id) => ({ id: id === 'coming' ? '' : id, label: words[`own.${id}`] }))}
        />
        <div role="status">{problem !== null && <p className={styles.problem}>{refusal(problem)}</p>}</div>
        <TabPanel group={group} id={state}>
          <FilteredListPart
            list={activities}
            empty={
              <EmptyState
                title={words.noneComing}
                action={<ButtonLink to={activitiesPath}>{words.findActivities}</ButtonLink>}
              />
            }
            noneFound={<EmptyState title={state === 'over' ? words['none.over'] : words['none.left']} />}
          >
            {(activity) => (
              <OwnActivityRow
                activity={activity}
                fallback={
                  activity.mine === 'joined' &&
                  activity.state === 'enrolling' && (
                    <Button kind="quiet" small onClick={() => viewModel.askToLeave(activity)}>
                      {words['act.leave']}
                    </Button>
                  )
                }
              />
            )}
          </FilteredListPart>
        </TabPanel>
        <Dialog
          open={activityToConfirm !== null}
          onClose={viewModel.cancelQuestion}
          title={words.leaveTitle}
          text={words.leaveText}
          acts={[
            { label: words.stay, onAct: viewModel.cancelQuestion },
            {
              label: words['act.leave'],
              kind: 'danger',
              busy: viewModel.isLeaving,
              onAct: () => void viewModel.leave(),
            },
          ]}
        />
      </MembersOnly>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: MyActivitiesViewModel, view: MyActivitiesScreen, parent: minePath })
