import { observer } from 'mobx-react-lite'
import { FormFrame } from '../../forms/form-frame.part'
import { useFields } from '../../forms/use-fields.part'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { ForgetViewModel } from './forget.view-model'
import { NewPasswordField } from './new-password-field'
import { PhoneCodeFields } from '../phone-code-fields'
import { PlainPage } from '../plain-page.part'
import styles from '../session-form.module.css'
import { loginPath } from '../session.paths'
import { sessionWords } from '../session.words'

/** S065: a new password for a forgotten one. */
export const ForgetScreen = observer(function ForgetScreen({
  viewModel: { reset },
}: {
  readonly viewModel: ForgetViewModel
}) {
  const words = useWords(sessionWords)
  const field = useFields(reset.form, words)
  return (
    <PlainPage title={words.forgetTitle}>
      <p className={styles.lead}>{words.forgetHint}</p>
      <FormFrame form={reset.form} words={words} label={words.forgetTitle} submit={words.resetPassword} short>
        <PhoneCodeFields of={reset} isUserName />
        <NewPasswordField {...field('password')} />
      </FormFrame>
    </PlainPage>
  )
})

export const screen = defineScreen({
  viewModel: ForgetViewModel,
  view: ForgetScreen,
  parent: ({ redirect }) => loginPath(redirect),
})
