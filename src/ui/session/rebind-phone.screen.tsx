import { observer } from 'mobx-react-lite'
import { Button } from '../kit/button'
import { CodeField } from '../kit/code-field'
import { Form } from '../kit/form'
import { TextField } from '../kit/text-field'
import { defineScreen } from '../shell/screen'
import { useWords } from '../words/words'
import { FormFailure } from './form-failure.part'
import { PhoneCodeFields, SendCode } from './phone-code-fields'
import { PlainPage } from './plain-page.part'
import { RebindPhoneViewModel } from './rebind-phone.view-model'
import styles from './session-form.module.css'
import { sessionWords } from './session.words'
import { useProblem } from './use-problem'

interface RebindPhoneProps {
  readonly viewModel: RebindPhoneViewModel
}

/** S062 */
export const RebindPhoneScreen = observer(function RebindPhoneScreen({ viewModel }: RebindPhoneProps) {
  const words = useWords(sessionWords)
  return (
    <PlainPage title={words.rebindTitle} onBack={viewModel.back}>
      {viewModel.step === 'present' ? <PresentPhone viewModel={viewModel} /> : <NewPhone viewModel={viewModel} />}
    </PlainPage>
  )
})

const PresentPhone = observer(function PresentPhone({ viewModel }: RebindPhoneProps) {
  const words = useWords(sessionWords)
  const problem = useProblem()
  const { request } = viewModel
  return (
    <>
      <p className={styles.lead} role={viewModel.isProofExpired ? 'alert' : undefined}>
        {viewModel.isProofExpired ? words.proofExpired : words.rebindOldHint}
      </p>
      <Form
        key="present"
        onSubmit={() => void viewModel.verify()}
        onEdit={viewModel.edited}
        busy={viewModel.isBusy}
        label={words.rebindTitle}
      >
        <TextField
          readOnly
          label={words.boundPhone}
          before="+86"
          after={<SendCode request={request} onSend={viewModel.requestCode} />}
          value={viewModel.phone}
          onChange={() => undefined}
        />
        <FormFailure failure={request.failure} />
        <CodeField
          label={words.code}
          value={viewModel.code}
          hint={request.sentTo === null ? undefined : words.sentTo(request.sentTo)}
          error={problem('code', viewModel.codeProblem)}
          onChange={viewModel.setCode}
          onComplete={() => void viewModel.verify()}
        />
        <FormFailure failure={viewModel.failure} />
        <Button kind="primary" block type="submit" busy={viewModel.isBusy}>
          {words.nextStep}
        </Button>
      </Form>
    </>
  )
})

const NewPhone = observer(function NewPhone({ viewModel }: RebindPhoneProps) {
  const words = useWords(sessionWords)
  return (
    <>
      <p className={styles.lead}>{words.rebindNewHint}</p>
      <Form
        key="new"
        onSubmit={() => void viewModel.submit()}
        onEdit={viewModel.edited}
        busy={viewModel.isBusy}
        label={words.rebindTitle}
      >
        <PhoneCodeFields form={viewModel.form} phoneLabel={words.newPhone} />
        <FormFailure failure={viewModel.failure} />
        <Button kind="primary" block type="submit" busy={viewModel.isBusy}>
          {words.changePhone}
        </Button>
      </Form>
    </>
  )
})

export const screen = defineScreen({ viewModel: RebindPhoneViewModel, view: RebindPhoneScreen })
