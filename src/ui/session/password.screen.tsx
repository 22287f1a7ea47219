import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { FailedPart } from '../kit/failed-part'
import { Form } from '../kit/form'
import { Link } from '../kit/link'
import { PasswordField } from '../kit/password-field'
import { SkeletonList } from '../kit/skeleton'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { FormFailure } from './form-failure.part'
import { NewPasswordField } from './new-password-field'
import { PasswordViewModel } from './password.view-model'
import { PlainPage } from './plain-page.part'
import styles from './session-form.module.css'
import { sessionWords } from './session.words'
import { useProblem } from './use-problem'

/** S064 */
export const PasswordScreen = observer(function PasswordScreen({
  viewModel,
}: {
  readonly viewModel: PasswordViewModel
}) {
  const words = useWords(sessionWords)
  const { user, hasPassword } = viewModel
  return (
    <PlainPage title={words.passwordTitle} onBack={viewModel.back}>
      {hasPassword !== null ? (
        <PasswordForm viewModel={viewModel} isChange={hasPassword} />
      ) : user.state === 'failed' ? (
        <FailedPart title={words.userFailed} failure={user.failure} onRetry={() => void user.load()} />
      ) : (
        <SkeletonList label={words.passwordTitle} shape="rows" count={2} />
      )}
    </PlainPage>
  )
})

const PasswordForm = observer(function PasswordForm({
  viewModel,
  isChange,
}: {
  readonly viewModel: PasswordViewModel
  readonly isChange: boolean
}) {
  const words = useWords(sessionWords)
  const problem = useProblem()
  return (
    <>
      <p className={styles.lead}>{isChange ? words.changePasswordHint : words.firstPasswordHint}</p>
      <Form
        onSubmit={() => void viewModel.submit()}
        onEdit={viewModel.edited}
        busy={viewModel.isBusy}
        label={words.passwordTitle}
      >
        {isChange && (
          <>
            <PasswordField
              label={words.oldPassword}
              name="password"
              autoComplete="current-password"
              value={viewModel.oldPassword}
              error={problem('oldPassword', viewModel.oldPasswordProblem)}
              onChange={viewModel.typeOld}
            />
            <Link to={viewModel.forgetPath} look="text" wide className={styles.beside}>
              {words.forget}
            </Link>
          </>
        )}
        <NewPasswordField value={viewModel.password} problem={viewModel.passwordProblem} onChange={viewModel.typeNew} />
        <FormFailure failure={viewModel.failure} />
        <Button kind="primary" block type="submit" busy={viewModel.isBusy}>
          {isChange ? words.changePassword : words.setPassword}
        </Button>
      </Form>
    </>
  )
})

export const screen = defineScreen({ viewModel: PasswordViewModel, view: PasswordScreen })
