import { observer } from 'mobx-react-lite'
import { SiteStore } from '../../../../application/frame/site/site.store'
import type { LoginMethod } from '../../../../domain/frame/session/login-form'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { FormFrame } from '../../forms/form-frame.part'
import { useFields } from '../../forms/use-fields.part'
import { Checkbox } from '../../kit/fields/choice'
import { Dialog } from '../../kit/overlays/dialog'
import { Image } from '../../kit/pictures/image'
import { Link } from '../../kit/buttons/link'
import { PasswordField } from '../../kit/fields/password-field'
import { SegmentedControl } from '../../kit/buttons/segmented-control'
import { useService } from '../../shell/app-context'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { AgreementsSheet } from './agreements.part'
import { AgreementsViewModel } from './agreements.part.view-model'
import { LoginReason } from './login-reason'
import { FleetingLogin } from './fleeting-login'
import { LoginViewModel } from './login.view-model'
import styles from './login.module.css'
import { MessengerLogin } from './messenger-login.part'
import { PhoneCodeFields, PhoneField } from '../phone-code-fields'
import { PlainPage } from '../plain-page.part'
import { sessionWords } from '../session.words'

/** S085: the login, on the site’s own origin. */
export const LoginScreen = observer(function LoginScreen({ viewModel }: { readonly viewModel: LoginViewModel }) {
  const words = useWords(sessionWords)
  const { login } = viewModel
  const field = useFields(login.form, words)
  const method = field('method')
  const agreedField = field('agreed')
  const site = useService(SiteStore)
  const agreements = useService(AgreementsViewModel)
  const methods: readonly { value: LoginMethod; label: string }[] = [
    { value: 'code', label: words.byCode },
    { value: 'password', label: words.byPassword },
  ]
  return (
    <PlainPage title={words.loginTitle}>
      <div className={styles.greeting}>
        {site.config?.image ? (
          <Image src={site.config.image} alt="" ratio="1:1" width={56} contain className={styles.mark} />
        ) : null}
        <p className={styles.welcome}>{words.loginGreeting(site.config?.name ?? '')}</p>
        {viewModel.sharer !== null && <p className={styles.hint}>{words.sharedBy(viewModel.sharer)}</p>}
        <LoginReason from={viewModel.redirect} />
        <p className={styles.hint}>{words.loginHint}</p>
      </div>
      {viewModel.isFleeting && <FleetingLogin onOpenWindow={viewModel.openWindow} />}
      <FormFrame
        form={login.form}
        words={words}
        label={words.loginTitle}
        submit={words.login}
        onSubmit={viewModel.submit}
        short
      >
        <SegmentedControl {...method} options={methods} />
        {method.value === 'code' ? (
          <PhoneCodeFields of={login} onComplete={viewModel.submit} />
        ) : (
          <>
            <PhoneField of={login} isUserName />
            <PasswordField {...field('password')} autoComplete="current-password" />
            <Link to={viewModel.forgetPath} look="text" wide className={styles.forget}>
              {words.forget}
            </Link>
          </>
        )}
        <Checkbox
          {...agreedField}
          checked={agreedField.value}
          onChange={agreedField.onChange}
          label={
            <>
              {words.agreeBefore}
              <AgreementLinks agreements={agreements} />
              {words.agreeAfter}
            </>
          }
        />
      </FormFrame>
      <MessengerLogin redirect={viewModel.redirect} afterConsent={viewModel.afterConsent} />
      <Dialog
        open={viewModel.asksConsent}
        onClose={viewModel.decline}
        title={words.consentTitle}
        acts={[
          { label: words.consentDecline, onAct: viewModel.decline },
          { label: words.consentAccept, kind: 'primary', onAct: viewModel.accept },
        ]}
      >
        <p className={styles.consent}>
          {words.consentBefore}
          <AgreementLinks agreements={agreements} />
          {words.consentAfter}
        </p>
      </Dialog>
      <AgreementsSheet viewModel={agreements} />
    </PlainPage>
  )
})

/** The names of the agreements, each of which opens its text. */
function AgreementLinks({ agreements }: { readonly agreements: AgreementsViewModel }) {
  const words = useWords(sessionWords)
  return (
    <>
      <button type="button" className={styles.agreement} onClick={() => agreements.open('terms')}>
        {words.terms}
      </button>
      {words.agreeBetween}
      <button type="button" className={styles.agreement} onClick={() => agreements.open('privacy')}>
        {words.privacy}
      </button>
    </>
  )
}

export const screen = defineScreen({ viewModel: LoginViewModel, view: LoginScreen, parent: minePath })
