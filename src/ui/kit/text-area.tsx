import type { Ref } from 'react'
import { useId } from 'react'
import { classNames } from './class-names'
import type { FieldProps } from './field'
import { Field } from './field'
import styles from './field.module.css'
import { useKitWords } from './kit.words'

interface TextAreaProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Letters (code points). More can be typed, and is said to be too much: nothing that was pasted is cut off unseen. */
  readonly maxLength?: number
  readonly rows?: number
  readonly placeholder?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
  readonly ref?: Ref<HTMLTextAreaElement>
}

/** From how few letters left on readers are told. */
const nearTheEnd = 20

export function TextArea({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  id,
  value,
  onChange,
  maxLength,
  rows = 4,
  onBlur,
  ref,
  ...native
}: TextAreaProps) {
  const words = useKitWords()
  const countId = useId()
  const left = maxLength === undefined ? null : maxLength - [...value].length
  const aside = left !== null && (
    <span
      id={countId}
      className={classNames(styles.count, left < 0 && styles.over)}
      aria-live={left <= nearTheEnd ? 'polite' : 'off'}
    >
      {left < 0 ? words.lettersOver(-left) : words.lettersLeft(left)}
    </span>
  )
  return (
    <Field
      {...{ label, hint, error, optional, hiddenLabel, id, aside }}
      describedBy={left === null ? undefined : countId}
    >
      {(control) => (
        <textarea
          {...native}
          {...control}
          ref={ref}
          rows={rows}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
