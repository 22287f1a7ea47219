import { Star } from 'lucide-react'
import { useId } from 'react'
import { classNames } from '../kit/styles/class-names'
import { Icon } from '../kit/pictures/icon'
import { useWords } from '../words/words'
import styles from './stars.module.css'
import { ratingsWords } from './ratings.words'

const all = [1, 2, 3, 4, 5] as const

/** A rating, read-only; half a star and more is rounded up. */
export function Stars({ value }: { readonly value: number }) {
  const words = useWords(ratingsWords)
  return (
    <span className={styles.stars} role="img" aria-label={words.ofFive(value)}>
      {all.map((star) => (
        <Icon key={star} of={Star} size={16} className={classNames(styles.star, value + 0.5 >= star && styles.lit)} />
      ))}
    </span>
  )
}

interface StarsFieldProps {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly error: string | null
  /** 1 to 5; 0 until one is chosen. */
  readonly value: number
  readonly onChange: (value: number) => void
}

/**
 * Rates with one to five stars. They are real radio buttons, so that arrow keys, screen readers and forms work as
 * usual.
 */
export function StarsField({ id, label, hint, error, value, onChange }: StarsFieldProps) {
  const words = useWords(ratingsWords)
  const name = useId()
  const about = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const selectedStar = all.find((star) => star === value)
  return (
    <fieldset className={styles.field} aria-describedby={about || undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.row}>
        {all.map((star) => (
          <label key={star} className={styles.choice}>
            <input
              id={star === 1 ? id : undefined}
              type="radio"
              name={name}
              className={styles.radio}
              checked={star === value}
              aria-invalid={error ? true : undefined}
              aria-label={`${words.stars(star)} ${words[`${star}`]}`}
              onChange={() => onChange(star)}
            />
            <Icon of={Star} size={32} className={classNames(styles.star, value >= star && styles.lit)} />
          </label>
        ))}
        <span className={styles.said} aria-hidden="true">
          {selectedStar === undefined ? '' : words[`${selectedStar}`]}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
