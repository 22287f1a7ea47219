import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './choice.module.css'

interface CheckboxProps {
  /** May contain links, such as those to the agreements. */
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string | null
  readonly id?: string
}

export function Checkbox({ label, checked, onChange, error, id }: CheckboxProps) {
  const own = useId()
  const boxId = id ?? own
  return (
    <div className={styles.choice}>
      <label className={styles.line}>
        <input
          id={boxId}
          type="checkbox"
          className={styles.box}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${boxId}-about` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={styles.words}>{label}</span>
      </label>
      {error && (
        <p id={`${boxId}-about`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

interface RadioGroupProps<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly hint?: string }[]
  /** It is null while nothing is chosen. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly error?: string | null
  readonly hint?: string
  /** Id of its first radio button, for the error summary. */
  readonly id?: string
}

export function RadioGroup<Value extends string>({
  label,
  options,
  value,
  onChange,
  error,
  hint,
  id: first,
}: RadioGroupProps<Value>) {
  const id = useId()
  return (
    <Choices {...{ id, label, error, hint }}>
      {options.map((option, index) => (
        <label key={option.value} className={styles.line}>
          <input
            id={index === 0 ? first : undefined}
            type="radio"
            name={id}
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
    </Choices>
  )
}

interface CheckboxGroupProps {
  readonly label: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
  /** The greatest number that may be chosen; once it is reached, the others are disabled. */
  readonly most?: number
  readonly error?: string | null
  readonly hint?: string
  /** Id of its first box, for the error summary. */
  readonly id?: string
}

/** A group of checkboxes, all visible. */
export function CheckboxGroup({
  label,
  options,
  value,
  onChange,
  most = Infinity,
  error,
  hint,
  id: first,
}: CheckboxGroupProps) {
  const id = useId()
  return (
    <Choices {...{ id, label, error, hint }}>
      {options.map((option, index) => {
        const isChosen = value.includes(option.value)
        return (
          <label key={option.value} className={styles.line}>
            <input
              id={index === 0 ? first : undefined}
              type="checkbox"
              className={styles.box}
              checked={isChosen}
              disabled={!isChosen && value.length >= most}
              aria-invalid={error ? true : undefined}
              onChange={() =>
                onChange(isChosen ? value.filter((each) => each !== option.value) : [...value, option.value])
              }
            />
            <span className={styles.words}>{option.label}</span>
          </label>
        )
      })}
    </Choices>
  )
}

interface ChoicesProps {
  readonly id: string
  readonly label: string
  /** Hides the label from view; screen readers still read it. */
  readonly hiddenLabel?: boolean
  readonly error: string | null | undefined
  readonly hint: string | undefined
  readonly children: ReactNode
}

/** Label, error and hint around several boxes or buttons. */
export function Choices({ id, label, error, hint, hiddenLabel = false, children }: ChoicesProps) {
  const about = [error && `${id}-about`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset aria-describedby={about || undefined} aria-invalid={error ? true : undefined} className={styles.group}>
      <legend className={hiddenLabel ? styles.hidden : styles.legend}>{label}</legend>
      {error && (
        <p id={`${id}-about`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  )
}

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  /** Hides the label from view, where the row already shows it; screen readers still read it. */
  readonly hiddenLabel?: boolean
}

/** A switch that takes effect at once, so that nothing needs to be saved after it. */
export function Switch({ label, checked, onChange, hiddenLabel = false }: SwitchProps) {
  return (
    <label className={styles.line}>
      {!hiddenLabel && <span className={styles.words}>{label}</span>}
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-label={hiddenLabel ? label : undefined}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
