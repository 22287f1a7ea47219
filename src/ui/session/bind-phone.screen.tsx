import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { Form } from '../kit/form'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { BindPhoneViewModel } from './bind-phone.view-model'
import { FormFailure } from './form-failure.part'
import { PhoneCodeFields } from './phone-code-fields'
import { PlainPage } from './plain-page.part'
import styles from './session-form.module.css'
import { sessionWords } from './session.words'

/** S060 */
export const BindPhoneScreen = observer(function BindPhoneScreen({
  viewModel,
}: {
  readonly viewModel: BindPhoneViewModel
}) {
  const words = useWords(sessionWords)
  return (
    <PlainPage title={words.bindTitle} onBack={viewModel.back}>
      <p className={styles.lead}>{words.bindHint}</p>
      <Form
        onSubmit={() => void viewModel.submit()}
        onEdit={viewModel.edited}
        busy={viewModel.isBusy}
        label={words.bindTitle}
      >
        <PhoneCodeFields form={viewModel.form} onComplete={() => void viewModel.submit()} />
        <FormFailure failure={viewModel.failure} />
        <Button kind="primary" block type="submit" busy={viewModel.isBusy}>
          {words.bind}
        </Button>
      </Form>
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: BindPhoneViewModel, view: BindPhoneScreen })
