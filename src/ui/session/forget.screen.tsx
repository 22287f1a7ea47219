import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { Form } from '../kit/form'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { ForgetViewModel } from './forget.view-model'
import { FormFailure } from './form-failure.part'
import { NewPasswordField } from './new-password-field'
import { PhoneCodeFields } from './phone-code-fields'
import { PlainPage } from './plain-page.part'
import styles from './session-form.module.css'
import { sessionWords } from './session.words'

/** S065 */
export const ForgetScreen = observer(function ForgetScreen({ viewModel }: { readonly viewModel: ForgetViewModel }) {
  const words = useWords(sessionWords)
  return (
    <PlainPage title={words.forgetTitle} onBack={viewModel.back}>
      <p className={styles.lead}>{words.forgetHint}</p>
      <Form
        onSubmit={() => void viewModel.submit()}
        onEdit={viewModel.edited}
        busy={viewModel.isBusy}
        label={words.forgetTitle}
      >
        <PhoneCodeFields form={viewModel.form} />
        <NewPasswordField
          value={viewModel.password}
          problem={viewModel.passwordProblem}
          onChange={viewModel.setPassword}
        />
        <FormFailure failure={viewModel.failure} />
        <Button kind="primary" block type="submit" busy={viewModel.isBusy}>
          {words.resetPassword}
        </Button>
      </Form>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: ForgetViewModel, view: ForgetScreen })
