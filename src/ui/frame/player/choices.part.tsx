import styles from './choices.module.css'

interface ChoicesProps {
  readonly name: string
  readonly options: readonly { readonly value: number; readonly label: string }[]
  readonly value: number
  readonly onChoose: (value: number) => void
}

/**
 * A list of options. They are buttons rather than radio inputs, because a choice takes effect at once and closes the
 * sheet, which arrow keys must not do.
 */
export function ChoicesPart({ name, options, value, onChoose }: ChoicesProps) {
  return (
    <ul aria-label={name} className={styles.choices}>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            aria-pressed={option.value === value}
            className={styles.choice}
            onClick={() => onChoose(option.value)}
          >
            {option.label}
          </button>
        </li>
      ))}
    </ul>
  )
}
