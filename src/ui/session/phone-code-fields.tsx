import { observer } from 'mobx-react-lite'
import type { CodeRequest } from '../../application/session/code-request'
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

interface PhoneFieldProps {
  readonly form: PhoneCodeForm
  readonly label?: string
  /** A code can be sent to it. */
  readonly sendsCode?: boolean
}

export const PhoneField = observer(function PhoneField({ form, label, sendsCode = false }: PhoneFieldProps) {
  const words = useWords(sessionWords)
  const problem = useProblem()
  return (
    <TextField
      label={label ?? words.phone}
      type="tel"
      inputMode="tel"
      name="phone"
      autoComplete="tel"
      enterKeyHint="next"
      before="+86"
      after={sendsCode && <SendCode request={form.request} onSend={() => void form.requestCode()} />}
      placeholder={words.phonePlaceholder}
      value={form.phone}
      error={problem('phone', form.problems.phone)}
      onChange={form.setPhone}
    />
  )
})

interface SendCodeProps {
  readonly request: CodeRequest
  readonly onSend: () => void
}

/** Sends a code, and counts down until it can be sent again. It is inside the field of the number. */
export const SendCode = observer(function SendCode({ request, onSend }: SendCodeProps) {
  const words = useWords(sessionWords)
  const wait = request.secondsLeft
  const label =
    wait > 90
      ? words.sendAgainInMinutes(Math.ceil(wait / 60))
      : wait > 0
        ? words.sendAgainIn(wait)
        : request.sentTo === null
          ? words.sendCode
          : words.sendAgain
  return (
    <Button kind="quiet" small className={styles.send} busy={request.isSending} disabled={wait > 0} onClick={onSend}>
      {label}
    </Button>
  )
})

interface PhoneCodeFieldsProps {
  readonly form: PhoneCodeForm
  readonly phoneLabel?: string
  readonly onComplete?: () => void
}

/** A phone number with the button that sends a code to it, and the code. */
export const PhoneCodeFields = observer(function PhoneCodeFields({
  form,
  phoneLabel,
  onComplete,
}: PhoneCodeFieldsProps) {
  const words = useWords(sessionWords)
  const problem = useProblem()
  const { request } = form
  return (
    <>
      <PhoneField form={form} label={phoneLabel} sendsCode />
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
