import { observer } from 'mobx-react-lite'
import { ledActs } from '../../../../domain/civic/activities/activity-lifecycle'
import { activityPlansPath, planActivityPath } from '../../activity-plans/activity-plans.paths'
import { attendancePath } from '../../activities/activities.paths'
import { ActivityRow } from '../../activities/activity-row.part'
import { Button } from '../../../frame/kit/buttons/button'
import { Dialog } from '../../../frame/kit/overlays/dialog'
import { EmptyState } from '../../../frame/kit/states/empty-state'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { SegmentedControl } from '../../../frame/kit/buttons/segmented-control'
import { Sheet } from '../../../frame/kit/overlays/sheet'
import { PagedListPart } from '../../../frame/lists/paged-list.part'
import { activityCodePath } from '../../practice-codes/practice-codes.paths'
import { useWords } from '../../../frame/words/words'
import { ReasonFields } from './reason-fields'
import type { TeamManagerViewModel } from './team-manager.view-model'
import styles from '../teams.module.css'
import { callOffWords, teamsWords } from '../teams.words'

interface TeamActivitiesProps {
  readonly viewModel: TeamManagerViewModel
}

/** The activities of a team, for its leader, with the code by which volunteers check in, and the acts that end them. */
export const TeamActivities = observer(function TeamActivities({ viewModel }: TeamActivitiesProps) {
  const words = useWords(teamsWords)
  return (
    <>
      <RowGroup>
        <ListRow title={words.plan} to={planActivityPath(viewModel.id)} />
        <ListRow title={words.inReview} to={activityPlansPath(viewModel.id)} />
      </RowGroup>
      <div className={styles.times}>
        <SegmentedControl
          label={words.activities}
          value={viewModel.showsOver ? 'over' : 'coming'}
          onChange={(value) => viewModel.showOver(value === 'over')}
          options={[
            { value: 'coming', label: words.coming },
            { value: 'over', label: words.over },
          ]}
        />
      </div>
      <PagedListPart
        list={viewModel.activities}
        empty={<EmptyState title={viewModel.showsOver ? words.noneOver : words.noActivities} />}
      >
        {(activity) => (
          <ActivityRow
            activity={activity}
            action={
              <div className={styles.activityActs}>
                <ButtonLink to={attendancePath(activity.id)} small label={words.attendanceLabel(activity.title)}>
                  {words.attendance}
                </ButtonLink>
                {!viewModel.showsOver && (
                  <ButtonLink to={activityCodePath(viewModel.id, activity.id)} small>
                    {words.checkInCode}
                  </ButtonLink>
                )}
                {ledActs(activity.state).map((act) => (
                  <Button
                    key={act}
                    small
                    kind="quiet"
                    aria-label={words[`label.${act}`](activity.title)}
                    onClick={() => viewModel.endActivity(act, activity)}
                  >
                    {words[act]}
                  </Button>
                ))}
              </div>
            }
          />
        )}
      </PagedListPart>
      <Ending viewModel={viewModel} />
    </>
  )
})

const Ending = observer(function Ending({ viewModel }: TeamActivitiesProps) {
  const words = useWords(teamsWords)
  const callOff = useWords(callOffWords)
  const { activityToEnd, keepActivity } = viewModel
  const isEnd = activityToEnd?.act === 'endEarly'
  return (
    <>
      <Sheet open={activityToEnd?.act === 'callOff'} onClose={keepActivity} title={callOff.title}>
        {activityToEnd?.act === 'callOff' && <ReasonFields form={activityToEnd.form} words={callOff} />}
      </Sheet>
      <Dialog
        open={isEnd}
        onClose={keepActivity}
        title={words.endEarlyTitle}
        text={words.endEarlyText(activityToEnd?.activity.title ?? '')}
        acts={[
          { label: words.notNow, onAct: keepActivity },
          {
            label: words.endEarly,
            kind: 'primary',
            busy: isEnd && activityToEnd.form.isSending,
            onAct: () => void activityToEnd?.form.submit(),
          },
        ]}
      />
    </>
  )
})
