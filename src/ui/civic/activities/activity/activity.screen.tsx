import { observer } from 'mobx-react-lite'
import type { Activity, OwnService } from '../../../../domain/civic/activities/activity'
import { changeIn } from '../../../../domain/civic/activities/activity-lifecycle'
import { endedTooSoon } from '../../../../domain/civic/activities/service-lifecycle'
import type { MemberAct } from '../../../../domain/civic/activities/member-lifecycle'
import { InTheNewsPart } from '../../../frame/concerns/concerns.part'
import { ActBar } from '../../../frame/cases/act-bar.part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { ListRow, RowGroup } from '../../../frame/kit/lists/list-row'
import { ReportButtonPart } from '../../../participation/reports/report-button.part'
import { SharePagePart } from '../../../participation/share-page.part'
import { LookedAt } from '../../../frame/messages/looked-at.part'
import { DetailPage } from '../../../frame/shell/layout/detail-page'
import { defineScreen } from '../../../frame/shell/screens/screen'
import { useAppointment } from '../../../frame/words/use-appointment'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { changeActivityPath, copyActivityPath } from '../../activity-plans/activity-plans.paths'
import { activityCodePath } from '../../practice-codes/practice-codes.paths'
import { ClashDialogPart } from '../../clashes/clash-dialog.part'
import { activitiesWords } from '../activities.words'
import { activitiesPath, attendancePath } from '../activities.paths'
import { ActivityAbout } from './activity-about'
import { ActivityMembers, MembersSheet } from './activity-members'
import { ShiftSheet } from './activity-shifts'
import { ActivityViewModel } from './activity.view-model'
import styles from './activity.module.css'
import { CheckInSheetView } from './check-in-sheet'
import { useRefusal } from '../use-refusal'
import { useServiceText } from '../use-service-text'

interface ActivityScreenProps {
  readonly viewModel: ActivityViewModel
}

/** S137: one activity: joining, leaving, signing in and out, and who joined. */
export const ActivityScreen = observer(function ActivityScreen({ viewModel }: ActivityScreenProps) {
  const words = useWords(activitiesWords)
  const { activity, head } = viewModel
  return (
    <DetailPage
      of={activity}
      words={words}
      list={activitiesPath}
      onRetry={() => void viewModel.retry()}
      actions={
        <>
          {activity.value !== null && !activity.value.isLeader && (
            <ReportButtonPart subject={{ kind: 'activity', id: activity.value.id }} />
          )}
          {head !== null && <SharePagePart head={head} />}
        </>
      }
    >
      {(value) => <ActivityPage viewModel={viewModel} activity={value} />}
    </DetailPage>
  )
})

const ActivityPage = observer(function ActivityPage({
  viewModel,
  activity,
}: ActivityScreenProps & { readonly activity: Activity }) {
  const words = useWords(activitiesWords)
  const refusal = useRefusal()
  const statusText = useStatusText(activity, viewModel)
  const problem = viewModel.problem ?? viewModel.sheet.lateRefusal
  const questions: Partial<Record<MemberAct, { readonly title: string; readonly text: string }>> = {
    // Who joins a shift chooses it, which is a second step already.
    ...(activity.shifts.length === 0 ? { join: { title: words.joinTitle, text: words.joinText } } : {}),
    leave: { title: words.leaveTitle, text: words.leaveText },
  }
  return (
    <>
      <LookedAt subject="activity" id={activity.id} />
      <ActivityAbout activity={activity} />
      {activity.isLeader && (
        <RowGroup>
          <ListRow
            title={words.attendance}
            to={attendancePath(activity.id)}
            {...(activity.attendance === null
              ? {}
              : { value: words.came(activity.attendance.came, activity.attendance.joined) })}
          />
          {activity.team !== null && (
            <ListRow
              title={words.checkInCode}
              to={activityCodePath(activity.team.id, activity.id)}
              {...(activity.ownCode === null ? {} : { value: activity.ownCode })}
            />
          )}
          {changeIn(activity.state) !== null && <ListRow title={words.change} to={changeActivityPath(activity.id)} />}
          <ListRow title={words.copy} to={copyActivityPath(activity.id)} />
        </RowGroup>
      )}
      <ActivityMembers activity={activity} onAll={viewModel.showMembers} />
      <InTheNewsPart kind="activity" id={activity.id} />
      <ActBar
        busy={viewModel.busy}
        onAct={viewModel.act}
        acts={activity.acts.map((act) => ({
          act,
          label: words[`act.${act}`],
          ...(act === 'leave' ? { kind: 'secondary' as const } : {}),
          ...(questions[act] === undefined ? {} : { question: questions[act] }),
        }))}
      >
        <div role="status">
          {problem !== null && <p className={styles.problem}>{refusal(problem)}</p>}
          {statusText !== null && <p className={styles.said}>{statusText}</p>}
        </div>
        {isTooLate(activity) && (
          <ButtonLink to={activitiesPath} block>
            {words.others}
          </ButtonLink>
        )}
      </ActBar>
      <ShiftSheet viewModel={viewModel} shifts={activity.shifts} />
      <ClashDialogPart check={viewModel.clashes} />
      <CheckInSheetView sheet={viewModel.sheet} />
      <MembersSheet viewModel={viewModel} />
    </>
  )
})

/** Whether the visitor came too late to join, so that other activities are of more use to them. */
const isTooLate = ({ acts, mine, state, isLeader }: Activity) =>
  acts.length === 0 && mine === null && state !== 'announced' && !isLeader

/**
 * Returns a sentence about the visitor: which act still waits to be sent or confirmed, what they did, or why they can
 * do nothing; null when there is nothing to say.
 */
function useStatusText(activity: Activity, { sheet }: ActivityViewModel): string | null {
  const words = useWords(activitiesWords)
  const format = useFormat()
  const appointment = useAppointment()
  const judgement = useJudgement()
  const { state, mine, service, checkedInAt } = activity
  if (sheet.waitingAct !== null) return words[`waits.${sheet.waitingAct}`]
  const judged = service === null ? null : judgement(service)
  if (judged !== null) return judged
  if (state === 'cancelled') return words['refused.cancelled']
  if (mine === 'checked-in') {
    const since = checkedInAt === null ? '' : format.time(checkedInAt)
    return service?.doubt == null ? words.checkedInSince(since) : words['waits.there'](since)
  }
  if (mine === 'joined') return state === 'ended' ? words.missed : words.youJoined
  if (state === 'enrolling') return activity.placesLeft === 0 ? words.fullText : null
  return state === 'announced' ? words.opensAt(appointment.at(activity.enrolsAt)) : words['refused.running']
}

/** Returns a function that says what became of a period of service; null while nothing has become of it. */
function useJudgement(): (service: OwnService) => string | null {
  const words = useWords(activitiesWords)
  const text = useServiceText()
  return (service) => {
    if (service.state === 'confirmed' || service.state === 'corrected')
      return endedTooSoon(service) ? words.tooShort(service.leastMinutes) : words.served(service.minutes)
    if (service.state === 'refused') return words.notAccepted(service.reason)
    return service.state === 'waiting' ? words['waits.left'](text.span(service)) : null
  }
}

export const screen = defineScreen({ viewModel: ActivityViewModel, view: ActivityScreen, parent: activitiesPath })
