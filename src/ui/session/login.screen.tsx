import { observer } from 'mobx-react-lite'
import { SiteStore } from '../../application/site/site.store'
import { Button } from '../kit/button'
import { Checkbox } from '../kit/choice'
import { Form } from '../kit/form'
import { Image } from '../kit/image'
import { Link } from '../kit/link'
import { PasswordField } from '../kit/password-field'
import { SegmentedControl } from '../kit/segmented-control'
import { useService } from '../shell/app-context'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { AgreementsSheet } from './agreements.part'
import { AgreementsViewModel } from './agreements.part.view-model'
import { FormFailure } from './form-failure.part'
import { LoginViewModel, type LoginMethod } from './login.view-model'
import styles from './login.module.css'
import { MessengerLogin } from './messenger-login.part'
import { PhoneCodeFields, PhoneField } from './phone-code-fields'
import { PlainPage } from './plain-page.part'
import { sessionWords } from './session.words'
import { useProblem } from './use-problem'

/** S085 */
export const LoginScreen = observer(function LoginScreen({ viewModel }: { readonly viewModel: LoginViewModel }) {
  const words = useWords(sessionWords)
  const problem = useProblem()
  const site = useService(SiteStore)
  const agreements = useService(AgreementsViewModel)
  const methods: readonly { value: LoginMethod; label: string }[] = [
    { value: 'code', label: words.byCode },
    { value: 'password', label: words.byPassword },
  ]
  return (
    <PlainPage title={words.loginTitle} onBack={viewModel.back}>
      <div className={styles.greeting}>
        {site.config?.image ? (
          <Image src={site.config.image} alt="" ratio="1:1" width={56} contain className={styles.mark} />
        ) : null}
        <p className={styles.welcome}>{words.loginGreeting(site.config?.name ?? '')}</p>
        <p className={styles.hint}>{words.loginHint}</p>
      </div>
      <Form
        onSubmit={() => void viewModel.submit()}
        onEdit={viewModel.edited}
        busy={viewModel.isBusy}
        label={words.loginTitle}
      >
        <SegmentedControl
          label={words.loginMethod}
          options={methods}
          value={viewModel.method}
          onChange={viewModel.choose}
        />
        {viewModel.method === 'code' ? (
          <PhoneCodeFields form={viewModel.form} onComplete={viewModel.codeIsComplete} />
        ) : (
          <>
            <PhoneField form={viewModel.form} />
            <PasswordField
              label={words.password}
              name="password"
              autoComplete="current-password"
              value={viewModel.password}
              error={problem('password', viewModel.passwordProblem)}
              onChange={viewModel.setPassword}
            />
            <Link to={viewModel.forgetPath} look="text" wide className={styles.forget}>
              {words.forget}
            </Link>
          </>
        )}
        <Checkbox
          checked={viewModel.agreed}
          onChange={viewModel.agree}
          error={problem('agreed', viewModel.agreedProblem)}
          label={
            <>
              {words.agreeBefore}
              <button type="button" className={styles.agreement} onClick={() => agreements.open('terms')}>
                {words.terms}
              </button>
              {words.agreeBetween}
              <button type="button" className={styles.agreement} onClick={() => agreements.open('privacy')}>
                {words.privacy}
              </button>
              {words.agreeAfter}
            </>
          }
        />
        <FormFailure failure={viewModel.failure} />
        <Button kind="primary" block type="submit" busy={viewModel.isBusy}>
          {words.login}
        </Button>
        <MessengerLogin redirect={viewModel.redirect} mayStart={viewModel.hasAgreed} />
      </Form>
      <AgreementsSheet viewModel={agreements} />
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: LoginViewModel, view: LoginScreen })
