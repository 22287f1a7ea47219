import { observer } from 'mobx-react-lite'
import { minePath } from '../../overview/agenda/agenda.paths'
import { hoursText } from '../../../domain/frame/shared/format/hours'
import { RenewedCodeCard } from '../../frame/codes/renewed-code-card.part'
import { scanPath } from '../../frame/codes/codes.paths'
import { Avatar } from '../../frame/kit/pictures/avatar'
import { EmptyState } from '../../frame/kit/states/empty-state'
import { ButtonLink } from '../../frame/kit/buttons/link'
import { MembersOnly } from '../../frame/session/members-only.part'
import { PlainPage } from '../../frame/session/plain-page.part'
import { defineScreen } from '../../frame/shell/screens/screen'
import { registerVolunteerPath } from '../volunteers/volunteers.paths'
import { useWords } from '../../frame/words/words'
import { PracticeCodeViewModel } from './practice-code.view-model'
import styles from './practice-codes.module.css'
import { codeRecordPath } from './practice-codes.paths'
import { practiceCodesWords } from './practice-codes.words'

interface PracticeCodeProps {
  readonly viewModel: PracticeCodeViewModel
}

/** S114: one's own code as a volunteer, a new one each minute. */
export const PracticeCodeScreen = observer(function PracticeCodeScreen({ viewModel }: PracticeCodeProps) {
  const words = useWords(practiceCodesWords)
  return (
    <PlainPage title={words.mineTitle} look="rows">
      <MembersOnly isMember={viewModel.isMember} reason="my-code">
        {viewModel.notAVolunteer ? (
          <EmptyState
            subject="pass"
            title={words.notAVolunteer}
            text={words.notAVolunteerText}
            action={
              <ButtonLink to={registerVolunteerPath} kind="primary">
                {words.becomeVolunteer}
              </ButtonLink>
            }
          />
        ) : (
          <OwnCode viewModel={viewModel} />
        )}
      </MembersOnly>
    </PlainPage>
  )
})

const OwnCode = observer(function OwnCode({ viewModel }: PracticeCodeProps) {
  const words = useWords(practiceCodesWords)
  const { owner } = viewModel
  return (
    <div className={styles.page}>
      <div className={styles.owner}>
        <Avatar src={owner?.avatar ?? null} name={owner?.nickname ?? ''} size="large" />
        <p className={styles.name}>{owner?.nickname}</p>
        <p className={styles.quiet}>{owner !== null && words.hours(hoursText(owner.minutes))}</p>
      </div>
      <RenewedCodeCard code={viewModel.code} label={words.mineLabel} />
      <p className={styles.hint}>{words.mineHint}</p>
      <div className={styles.acts}>
        <ButtonLink to={scanPath}>{words.scan}</ButtonLink>
        <ButtonLink to={codeRecordPath}>{words.record}</ButtonLink>
      </div>
    </div>
  )
})

export const screen = defineScreen({ viewModel: PracticeCodeViewModel, view: PracticeCodeScreen, parent: minePath })
