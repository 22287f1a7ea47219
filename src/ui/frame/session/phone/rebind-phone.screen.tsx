import { observer } from 'mobx-react-lite'
import { FormFrame } from '../../forms/form-frame.part'
import { defineScreen } from '../../shell/screens/screen'
import { useWords } from '../../words/words'
import { PhoneCodeFields } from '../phone-code-fields'
import { PlainPage } from '../plain-page.part'
import { RebindPhoneViewModel } from './rebind-phone.view-model'
import styles from '../session-form.module.css'
import { phonePath } from '../session.paths'
import { sessionWords } from '../session.words'

/** S062: changing the phone. */
export const RebindPhoneScreen = observer(function RebindPhoneScreen({
  viewModel: { step, phone, currentPhoneForm, next, isProofExpired, returnToPresent },
}: {
  readonly viewModel: RebindPhoneViewModel
}) {
  const words = useWords(sessionWords)
  return (
    <PlainPage title={words.rebindTitle} onBack={step === 'new' ? returnToPresent : undefined}>
      {step === 'present' ? (
        <>
          <p className={styles.lead} role={isProofExpired ? 'alert' : undefined}>
            {isProofExpired ? words.proofExpired : words.rebindOldHint}
          </p>
          <FormFrame
            key="present"
            form={currentPhoneForm.form}
            words={words}
            label={words.rebindTitle}
            submit={words.nextStep}
            short
          >
            <PhoneCodeFields
              of={currentPhoneForm}
              phoneLabel={words.boundPhone}
              fixedPhone={phone}
              onComplete={() => void currentPhoneForm.form.submit()}
            />
          </FormFrame>
        </>
      ) : (
        <>
          <p className={styles.lead}>{words.rebindNewHint}</p>
          <FormFrame
            key="new"
            form={next.form}
            words={words}
            label={words.rebindTitle}
            submit={words.changePhone}
            short
          >
            <PhoneCodeFields of={next} phoneLabel={words.newPhone} />
          </FormFrame>
        </>
      )}
    </PlainPage>
  )
})

export const screen = defineScreen({ viewModel: RebindPhoneViewModel, view: RebindPhoneScreen, parent: phonePath })
