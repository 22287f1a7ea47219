import { useId } from 'react'
import { Choices } from '../fields/choice'
import { classNames } from '../styles/class-names'
import styles from './chips.module.css'
import own from './choice-chips.module.css'

interface ChoiceChipsProps<Value extends string> {
  readonly label: string
  /** Hides the label from view, where the chips say themselves what is chosen. */
  readonly hiddenLabel?: boolean
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  /** It is null while nothing is chosen. */
  readonly value: Value | null
  readonly onChange: (value: Value) => void
  readonly error?: string | null
  readonly hint?: string | undefined
  /** Id of its first radio button, for the error summary. */
  readonly id?: string
}

/** A choice of one of a few options in a form: radio buttons that look like chips, all in view. */
export function ChoiceChips<Value extends string>({
  label,
  hiddenLabel = false,
  options,
  value,
  onChange,
  error,
  hint,
  id: first,
}: ChoiceChipsProps<Value>) {
  const id = useId()
  return (
    <Choices {...{ id, label, error, hint, hiddenLabel }}>
      <div className={own.choices}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(styles.chip, option.value === value && styles.chosen)}>
            <input
              id={index === 0 ? first : undefined}
              type="radio"
              name={id}
              className={styles.select}
              checked={option.value === value}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(option.value)}
              // What was proposed is chosen by a tap, too, which changes nothing that the browser would tell of.
              onClick={() => option.value === value && onChange(option.value)}
            />
            <span className={styles.look}>
              <span className={styles.name}>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
    </Choices>
  )
}
