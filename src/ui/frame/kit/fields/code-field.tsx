import { codeIn, typedCode, verificationCodeRules } from '../../../../domain/frame/session/verification-code'
import { classNames } from '../styles/class-names'
import styles from './code-field.module.css'
import type { FieldProps } from './field'
import { Field } from './field'
import { useKitWords } from '../kit.words'

const { digits: length } = verificationCodeRules

interface CodeFieldProps extends FieldProps {
  /** Digits only. */
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Called once all digits are there, whether typed, pasted or filled in from the text message. */
  readonly onComplete?: (digits: string) => void
  readonly disabled?: boolean
  readonly autoFocus?: boolean
}

/**
 * The field for a code from a text message. It is one real input under drawn digits, so that autofill, paste and screen
 * readers work.
 */
export function CodeField({
  label,
  hint,
  error,
  hiddenLabel,
  id,
  value,
  onChange,
  onComplete,
  disabled,
  autoFocus,
}: CodeFieldProps) {
  const words = useKitWords()
  const change = (digits: string) => {
    if (digits === value) return
    onChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  return (
    <Field {...{ label, hint, error, hiddenLabel, id }}>
      {(control) => (
        <div className={styles.code}>
          <input
            {...control}
            className={styles.input}
            value={value}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="\d*"
            placeholder={words.digits(length)}
            disabled={disabled}
            autoFocus={autoFocus}
            onChange={(event) => change(typedCode(event.target.value, value))}
            onPaste={(event) => {
              // A pasted code takes the place of what was typed.
              const code = codeIn(event.clipboardData.getData('text'))
              if (code === null) return
              event.preventDefault()
              change(code)
            }}
          />
          <div className={classNames(styles.places, error && styles.wrong)} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={classNames(styles.place, index === Math.min(value.length, length - 1) && styles.next)}
              >
                {value[index]}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
