import { classNames } from './class-names'
import styles from './code-field.module.css'
import type { FieldProps } from './field'
import { Field } from './field'
import { useKitWords } from './kit.words'

interface CodeFieldProps extends FieldProps {
  /** Digits only. */
  readonly value: string
  readonly onChange: (digits: string) => void
  /** Called once all digits are there, whether typed, pasted or filled in from the text message. */
  readonly onComplete?: (digits: string) => void
  /** 6 by default. */
  readonly length?: number
  readonly disabled?: boolean
  readonly autoFocus?: boolean
}

/** The digits of a typed or pasted text: everything else is removed, and full-width digits are accepted. */
export function digitsOf(text: string, length: number): string {
  return text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/\D/g, '')
    .slice(0, length)
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
  length = 6,
  disabled,
  autoFocus,
}: CodeFieldProps) {
  const words = useKitWords()
  const change = (text: string) => {
    const digits = digitsOf(text, length)
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
            onChange={(event) => change(event.target.value)}
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
