import { observer } from 'mobx-react-lite'
import { maskPhone } from '../../domain/shared/format/text-mask'
import { Button } from '../kit/button'
import { CodeField } from '../kit/code-field'
import { TextField } from '../kit/text-field'
import { useWords } from '../words/words'
import { FormFailure } from './form-failure.part'
import type { PhoneCodeForm } from './phone-code-form'
import styles from './phone-code-fields.module.css'
import { sessionWords } from './session.words'
import { useProblem } from './use-problem'

export const PhoneField = observer(function PhoneField({ form }: { readonly form: PhoneCodeForm }) {
  const words = useWords(sessionWords)
  const problem = useProblem()
  return (
    <TextField
      label={words.phone}
      type="tel"
      inputMode="tel"
      name="phone"
      autoComplete="tel"
      enterKeyHint="next"
      before="+86"
      placeholder={words.phonePlaceholder}
      value={form.phone}
      error={problem('phone', form.problems.phone)}
      onChange={form.setPhone}
    />
  )
})

interface PhoneCodeFieldsProps {
  readonly form: PhoneCodeForm
  readonly onComplete?: () => void
}

/** A phone number, the button that sends a code to it, and the code. */
export const PhoneCodeFields = observer(function PhoneCodeFields({ form, onComplete }: PhoneCodeFieldsProps) {
  const words = useWords(sessionWords)
  const problem = useProblem()
  const { request } = form
  const wait = request.secondsLeft
  const sendWords = wait > 90 ? words.sendAgainInMinutes(Math.ceil(wait / 60)) : wait > 0 ? words.sendAgainIn(wait) : request.sentTo === null ? words.sendCode : words.sendAgain
  return (
    <>
      <div className={styles.number}>
        <PhoneField form={form} />
        <Button small className={styles.send} busy={request.isSending} disabled={wait > 0} onClick={() => void form.requestCode()}>
          {sendWords}
        </Button>
      </div>
      <FormFailure failure={request.failure} />
      <CodeField
        label={words.code}
        value={form.code}
        hint={request.sentTo === null ? undefined : words.sentTo(maskPhone(request.sentTo))}
        error={problem('code', form.problems.code)}
        onChange={form.setCode}
        onComplete={onComplete}
      />
    </>
  )
})
