import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './choice.module.css'

interface CheckboxProps {
  /** May hold links, such as those to the agreements. */
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly hint?: string
  readonly error?: string | null
  readonly id?: string
  readonly name?: string
  readonly disabled?: boolean
}

export function Checkbox({ label, checked, onChange, hint, error, id, name, disabled }: CheckboxProps) {
  const own = useId()
  const boxId = id ?? own
  return (
    <div className={styles.choice}>
      <label className={styles.line}>
        <input
          id={boxId}
          name={name}
          type="checkbox"
          className={styles.box}
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? `${boxId}-about` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {(error || hint) && (
        <p id={`${boxId}-about`} className={error ? styles.error : styles.hint}>
          {error || hint}
        </p>
      )}
    </div>
  )
}

interface RadioGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[]
  /** Null when nothing is chosen yet. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly hint?: string
  readonly error?: string | null
  readonly id?: string
  readonly hiddenLabel?: boolean
}

export function RadioGroup<Value extends string>({ label, options, value, onChange, hint, error, id, hiddenLabel = false }: RadioGroupProps<Value>) {
  const own = useId()
  const groupId = id ?? own
  return (
    <fieldset aria-describedby={error || hint ? `${groupId}-about` : undefined} aria-invalid={error ? true : undefined} className={styles.group}>
      <legend className={hiddenLabel ? styles.hidden : styles.legend}>{label}</legend>
      {(error || hint) && (
        <p id={`${groupId}-about`} className={error ? styles.error : styles.hint}>
          {error || hint}
        </p>
      )}
      {options.map((option, index) => (
        <label key={option.value} className={styles.line}>
          <input
            id={index === 0 ? groupId : undefined}
            type="radio"
            name={own}
            className={styles.radio}
            checked={option.value === value}
            aria-invalid={error ? true : undefined}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.words}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** The label is for readers only, where a row says it already. */
  readonly hiddenLabel?: boolean
  readonly disabled?: boolean
}

/** On or off, at once: nothing needs to be saved after it. */
export function Switch({ label, checked, onChange, hiddenLabel = false, disabled }: SwitchProps) {
  return (
    <label className={styles.line}>
      {!hiddenLabel && <span className={styles.words}>{label}</span>}
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={hiddenLabel ? label : undefined}
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
