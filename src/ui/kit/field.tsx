import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from './class-names'
import styles from './field.module.css'
import { useKitWords } from './kit.words'

/** What every field takes. */
export interface FieldProps {
  readonly label: string
  /** Helps before a mistake is made. */
  readonly hint?: string
  /** What is wrong and how to mend it; the field is marked and reads it out. */
  readonly error?: string | null
  /** Said in words: fields are asked for unless they say otherwise. */
  readonly optional?: boolean
  /** The label is for readers only, where the screen says it already. */
  readonly hiddenLabel?: boolean
  /** To be pointed at by the error summary; made up unless given. */
  readonly id?: string
}

/** What its control takes over. */
interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly className: string
}

interface FieldFrameProps extends FieldProps {
  /** Right of the hint, such as the count of letters left. */
  readonly aside?: ReactNode
  readonly describedBy?: string
  readonly children: (control: ControlProps) => ReactNode
}

/** Label, hint and error around one control. */
export function Field({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  id,
  aside,
  describedBy,
  children,
}: FieldFrameProps) {
  const words = useKitWords()
  const own = useId()
  const controlId = id ?? own
  const said = [error && `${controlId}-error`, hint && `${controlId}-hint`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={classNames(styles.label, hiddenLabel && styles.hidden)}>
        {label}
        {optional && <span className={styles.optional}>{words.optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': said || undefined,
        className: classNames(styles.control, error && styles.wrong),
      })}
      {(error || hint || aside) && (
        <div className={styles.below}>
          <div>
            {error && (
              <p id={`${controlId}-error`} className={styles.error}>
                {error}
              </p>
            )}
            {hint && (
              <p id={`${controlId}-hint`} className={styles.hint}>
                {hint}
              </p>
            )}
          </div>
          {aside}
        </div>
      )}
    </div>
  )
}
