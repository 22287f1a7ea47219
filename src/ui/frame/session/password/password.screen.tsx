import { observer } from 'mobx-react-lite'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { FormFrame } from '../../forms/form-frame.part'
import { useFields } from '../../forms/use-fields.part'
import { FailedPart } from '../../kit/states/failed-part'
import { Link } from '../../kit/buttons/link'
import { PasswordField } from '../../kit/fields/password-field'
import { SkeletonList } from '../../kit/states/skeleton'
import { UserNameField } from '../../kit/fields/user-name-field'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { NewPasswordField } from './new-password-field'
import { OwnProofFields } from './own-proof.part'
import { PasswordViewModel } from './password.view-model'
import { PlainPage } from '../plain-page.part'
import styles from '../session-form.module.css'
import { sessionWords } from '../session.words'

interface PasswordProps {
  readonly viewModel: PasswordViewModel
}

/** S064: setting or changing the password. */
export const PasswordScreen = observer(function PasswordScreen({ viewModel }: PasswordProps) {
  const words = useWords(sessionWords)
  const { user, hasPassword } = viewModel
  return (
    <PlainPage title={words.passwordTitle}>
      {hasPassword !== null ? (
        <PasswordFields viewModel={viewModel} />
      ) : user.state === 'failed' ? (
        <FailedPart title={words.userFailed} failure={user.failure} onRetry={user.reload} />
      ) : (
        <SkeletonList label={words.passwordTitle} shape="rows" count={2} />
      )}
    </PlainPage>
  )
})

const PasswordFields = observer(function PasswordFields({ viewModel }: PasswordProps) {
  const words = useWords(sessionWords)
  const field = useFields(viewModel.form, words)
  const submit = viewModel.hasPassword ? words.changePassword : words.setPassword
  return (
    <>
      <p className={styles.lead}>{viewModel.hasPassword ? words.changePasswordHint : words.firstPasswordHint}</p>
      <FormFrame form={viewModel.form} words={words} label={words.passwordTitle} submit={submit} short>
        <UserNameField value={viewModel.user.value?.user.phone ?? ''} />
        {viewModel.hasPassword && (
          <>
            <PasswordField
              {...field('oldPassword')}
              autoComplete="current-password"
              onBlur={() => void viewModel.leaveOldPassword()}
            />
            <Link to={viewModel.forgetPath} look="text" wide className={styles.beside}>
              {words.forget}
            </Link>
          </>
        )}
        <NewPasswordField {...field('password')} />
        {viewModel.needsProof && (
          <OwnProofFields proof={viewModel.proof.own} form={viewModel.form} why={words.proofWhy} />
        )}
      </FormFrame>
    </>
  )
})

export const screen = defineScreen({ viewModel: PasswordViewModel, view: PasswordScreen, parent: minePath })
