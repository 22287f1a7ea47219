import { observer } from 'mobx-react-lite'
import { ownActivities } from '../../application/activities/activities-gateway'
import { minePath } from '../account/account.routes'
import { Button } from '../kit/button'
import { Dialog } from '../kit/dialog'
import { EmptyState } from '../kit/empty-state'
import { ButtonLink } from '../kit/link'
import { TabPanel } from '../kit/tab-panel'
import { Tabs } from '../kit/tabs'
import { FilteredListPart } from '../lists/filtered-list.part'
import { MembersOnly } from '../session/members-only.part'
import { PlainPage } from '../session/plain-page.part'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import styles from './activity-list.module.css'
import { activitiesWords } from './activities.words'
import { activitiesPath, activityRecordPath } from './activities.routes'
import { MyActivitiesViewModel } from './my-activities.view-model'
import { OwnActivityRow } from './own-activity-row'
import { useRefusal } from './use-refusal'

const group = 'my-activity-states'

/** S122 */
export const MyActivitiesScreen = observer(function MyActivitiesScreen({
  viewModel,
}: {
  readonly viewModel: MyActivitiesViewModel
}) {
  const words = useWords(activitiesWords)
  const refusal = useRefusal()
  const { activities, asked, problem } = viewModel
  const { state } = activities.filters
  const record = (
    <ButtonLink to={activityRecordPath} small className={styles.mine}>
      {words.hours}
    </ButtonLink>
  )
  return (
    <PlainPage title={words.myTitle} actions={record} look="rows">
      <MembersOnly isMember={viewModel.isMember}>
        <Tabs
          label={words.states}
          group={group}
          sticky
          selected={state}
          onSelect={(chosen) => activities.choose({ state: chosen })}
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
          >
            {(activity) => (
              <OwnActivityRow
                activity={activity}
                otherwise={
                  activity.mine === 'joined' &&
                  activity.state === 'enrolling' && (
                    <Button kind="quiet" small onClick={() => viewModel.ask(activity)}>
                      {words['act.leave']}
                    </Button>
                  )
                }
              />
            )}
          </FilteredListPart>
        </TabPanel>
        <Dialog
          open={asked !== null}
          onClose={viewModel.keep}
          title={words.leaveTitle}
          text={words.leaveText}
          acts={[
            { label: words.stay, onAct: viewModel.keep },
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
