import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import type { ReactNode } from 'react'
import { scanPath } from '../../frame/codes/codes.paths'
import { FailedPart } from '../../frame/kit/states/failed-part'
import { StatePicture, type StateSubject } from '../../frame/kit/states/state-picture'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { registerVolunteerPath } from '../volunteers/volunteers.paths'
import { useWords } from '../../frame/words/words'
import styles from './practice-codes.module.css'
import { codeRecordPath } from './practice-codes.paths'
import { practiceCodesWords } from './practice-codes.words'
import { ScanResultViewModel } from './scan-result.view-model'

interface ScanResultProps {
  readonly viewModel: ScanResultViewModel
}

/** The refusals that have words of their own, each with its picture. */
const pictures = {
  'not-ours': 'search',
  expired: 'gone',
  used: 'gone',
  own: 'locked',
  'not-a-volunteer': 'pass',
  member: 'done',
  pending: 'waiting',
  'not-joined': 'pass',
  'checked-out': 'done',
  'too-early': 'waiting',
  'too-late': 'locked',
  cancelled: 'gone',
} as const satisfies Readonly<Record<string, StateSubject>>

const isKnown = (state: string): state is keyof typeof pictures => Object.hasOwn(pictures, state)

/** S118: what a scanned code has done, or why not. */
export const ScanResultScreen = observer(function ScanResultScreen({ viewModel }: ScanResultProps) {
  const words = useWords(practiceCodesWords)
  return (
    <PlainPage title={words.resultTitle} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="scan-result">
        <Judged viewModel={viewModel} />
      </MembersOnly>
    </PlainPage>
  )
})

const Judged = observer(function Judged({ viewModel }: ScanResultProps) {
  const words = useWords(practiceCodesWords)
  const { scan, refusal } = viewModel
  if (refusal !== null) {
    const knownState = isKnown(refusal.state) ? refusal.state : undefined
    return (
      <Result
        subject={knownState === undefined ? 'locked' : pictures[knownState]}
        title={knownState === undefined ? words.refused : words[`state.${knownState}`]}
        text={knownState === undefined ? refusal.message : words[`about.${knownState}`]}
      >
        {knownState === 'not-a-volunteer' && (
          <ButtonLink to={registerVolunteerPath} kind="primary" block>
            {words.becomeVolunteer}
          </ButtonLink>
        )}
      </Result>
    )
  }
  if (scan.state === 'failed')
    return <FailedPart title={words.resultFailed} failure={scan.failure} onRetry={scan.reload} />
  if (scan.value === null)
    return (
      <p role="status" className={styles.judging}>
        {words.judging}
      </p>
    )
  const { title, text, path } = scan.value
  return (
    <Result subject="done" title={title} text={text}>
      {path !== null && viewModel.isScreen(path) && (
        <ButtonLink to={path} kind="primary" block replace>
          {words.goOn}
        </ButtonLink>
      )}
    </Result>
  )
})

interface ResultProps {
  readonly subject: StateSubject
  readonly title: string
  readonly text: string
  /** The link to which the result leads. */
  readonly children: ReactNode
}

function Result({ subject, title, text, children }: ResultProps) {
  const words = useWords(practiceCodesWords)
  return (
    <div className={styles.result}>
      <div role="status" className={styles.said}>
        <StatePicture subject={subject} />
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.quiet}>{text}</p>
      </div>
      <div className={styles.ways}>
        {children}
        <ButtonLink to={scanPath} block replace>
          {words.scanAgain}
        </ButtonLink>
        <ButtonLink to={codeRecordPath} kind="quiet" block>
          {words.record}
        </ButtonLink>
      </div>
    </div>
  )
}

export const screen = defineScreen({
  viewModel: ScanResultViewModel,
  view: ScanResultScreen,
  key: ({ query }) => `scan ${query.code ?? ''}`,
  parent: minePath,
})
