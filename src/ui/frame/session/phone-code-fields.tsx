import { observer } from 'mobx-react-lite'
import type { CodeRequest } from '../../../application/frame/session/phone/code-request'
import type { PhoneCode } from '../../../domain/frame/session/phone-code'
import { maskPhone } from '../../../domain/frame/shared/format/text-mask'
import { useFields, type FieldsForm } from '../forms/use-fields.part'
import { Button } from '../kit/buttons/button'
import { CodeField } from '../kit/fields/code-field'
import { TextField } from '../kit/fields/text-field'
import { useWords } from '../words/words'
import { FormFailure } from './form-failure.part'
import styles from './phone-code-fields.module.css'
import { sessionWords } from './session.words'

interface PhoneCodeProps {
  readonly of: { readonly form: FieldsForm<PhoneCode>; readonly request: CodeRequest; requestCode(): Promise<void> }
}

interface PhoneFieldProps extends PhoneCodeProps {
  readonly label?: string
  /** Whether a code can be sent to the number. */
  readonly sendsCode?: boolean
  /** The number, when it cannot be changed here. */
  readonly fixed?: string
  /** Whether the form has a password, which password managers keep under this number. */
  readonly isUserName?: boolean
}

export const PhoneField = observer(function PhoneField({
  of,
  label,
  sendsCode = false,
  fixed,
  isUserName = false,
}: PhoneFieldProps) {
  const words = useWords(sessionWords)
  const phone = useFields(of.form, words)('phone')
  return (
    <TextField
      {...phone}
      label={label ?? phone.label}
      type="tel"
      inputMode="tel"
      autoComplete={isUserName ? 'username' : 'tel'}
      enterKeyHint="next"
      contentBefore="+86"
      contentAfter={sendsCode && <SendCode of={of} />}
      placeholder={words.phonePlaceholder}
      readOnly={fixed !== undefined}
      value={fixed ?? phone.value}
      onChange={(number) => {
        phone.onChange(number)
        of.request.clearFailure()
      }}
    />
  )
})

interface SendCodeProps {
  readonly of: { readonly request: CodeRequest; requestCode(): Promise<void> }
}

/**
 * The button that sends a code, with a countdown until it can send another; it stands inside the field of the number.
 */
export const SendCode = observer(function SendCode({ of }: SendCodeProps) {
  const words = useWords(sessionWords)
  const { request } = of
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
    <Button
      kind="quiet"
      small
      className={styles.send}
      busy={request.isSending}
      disabled={wait > 0}
      onClick={() => void of.requestCode()}
    >
      {label}
    </Button>
  )
})

interface PhoneCodeFieldsProps extends PhoneCodeProps, Pick<PhoneFieldProps, 'isUserName'> {
  readonly phoneLabel?: string
  readonly fixedPhone?: string
  readonly onComplete?: () => void
}

/** A phone number with the button that sends a code to it, and the code. */
export const PhoneCodeFields = observer(function PhoneCodeFields({
  of,
  phoneLabel,
  fixedPhone,
  isUserName,
  onComplete,
}: PhoneCodeFieldsProps) {
  const words = useWords(sessionWords)
  const { sentTo, failure } = of.request
  return (
    <>
      <PhoneField of={of} label={phoneLabel} fixed={fixedPhone} isUserName={isUserName} sendsCode />
      <FormFailure failure={failure} />
      <CodeField
        {...useFields(of.form, words)('code')}
        hint={sentTo === null ? undefined : words.sentTo(maskPhone(sentTo))}
        onComplete={onComplete}
      />
    </>
  )
})
