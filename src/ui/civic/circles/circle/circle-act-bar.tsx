import { observer } from 'mobx-react-lite'
import type { Circle } from '../../../../domain/civic/circles/circle'
import type { OwnCircleAct } from '../../../../domain/civic/circles/circle-membership'
import { WaySteps } from '../../../frame/cases/way-steps.part'
import { ActBar, type ActQuestion } from '../../../frame/cases/act-bar.part'
import { ButtonLink } from '../../../frame/kit/buttons/link'
import { useFormat } from '../../../frame/words/use-format'
import { useWords } from '../../../frame/words/words'
import { CircleAskSheet } from './circle-ask-sheet'
import type { CircleViewModel } from './circle.view-model'
import styles from '../circles.module.css'
import { circleManagerPath, publishPostPath } from '../circles.paths'
import { circlesWords } from '../circles.words'

interface CircleActBarProps {
  readonly viewModel: CircleViewModel
  readonly circle: Circle
}

/** The visitor's next act in a circle: to join it, to write in it, or to answer those who wait. */
export const CircleActBar = observer(function CircleActBar({ viewModel, circle }: CircleActBarProps) {
  const words = useWords(circlesWords)
  const note = useNote(circle)
  const { mayWrite } = viewModel
  const acts = circle.acts.filter((act) => act !== 'leave')
  const busy = acts.find((act) => act === viewModel.busy) ?? null
  const waits = viewModel.leads && circle.waitingCount > 0
  const questions: Partial<Record<OwnCircleAct, ActQuestion>> = {
    withdraw: { title: words.withdrawTitle, text: words.withdrawText },
    decline: { title: words.declineTitle, text: words.declineText },
  }
  const hasReports = viewModel.leads && circle.reportedCount > 0
  return (
    <>
      <ActBar<OwnCircleAct>
        busy={busy}
        onAct={(act) => void viewModel.act(act)}
        acts={acts.map((act) => ({
          act,
          label: words[`act.${act}`],
          ...(questions[act] === undefined ? {} : { kind: 'secondary' as const, question: questions[act] }),
        }))}
      >
        {(note !== '' || mayWrite || waits || hasReports) && (
          <>
            {circle.standing === 'pending' && <WaySteps way="member" at="review" />}
            {note !== '' && <p className={styles.quiet}>{note}</p>}
            <div className={styles.ways}>
              {mayWrite && (
                <ButtonLink to={publishPostPath(circle.id)} kind="primary">
                  {words.write}
                </ButtonLink>
              )}
              {waits && (
                <ButtonLink to={`${circleManagerPath(circle.id)}?tab=pending`}>
                  {words.manage(circle.waitingCount)}
                </ButtonLink>
              )}
              {hasReports && (
                <ButtonLink to={`${circleManagerPath(circle.id)}?tab=reported`}>
                  {words.manageReports(circle.reportedCount)}
                </ButtonLink>
              )}
            </div>
          </>
        )}
      </ActBar>
      <CircleAskSheet viewModel={viewModel} circle={circle} />
    </>
  )
})

/** Why the visitor cannot do more here; '' when nothing keeps them. */
function useNote({ standing, reason, mutedUntil, joinMode, hasEnded }: Circle): string {
  const words = useWords(circlesWords)
  const format = useFormat()
  if (hasEnded) return words.endedText
  if (mutedUntil !== null) return words.mutedUntil(format.dateTime(mutedUntil), reason)
  switch (standing) {
    case 'pending':
      return words.waits
    case 'refused':
      return words.refusedBecause(reason)
    case 'removed':
      return words.removedBecause(reason)
    case 'none':
    case 'left':
      return joinMode === 'invitation' ? words.byInvitation : ''
    case 'invited':
    case 'member':
    case 'moderator':
    case 'owner':
      return ''
  }
}
