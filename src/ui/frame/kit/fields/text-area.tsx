import type { Ref, TextareaHTMLAttributes } from 'react'
import { useId } from 'react'
import type { FieldFrameProps, FieldProps } from './field'
import { Field } from './field'
import { LettersLeft } from './letters-left'

interface TextAreaProps extends FieldProps, Pick<FieldFrameProps, 'bare'> {
  readonly value: string
  readonly onChange: (value: string) => void
  /**
   * The greatest number of characters (code points). More can be typed, and is reported as too long, so that pasted
   * text is never cut off silently.
   */
  readonly maxLength?: number
  readonly rows?: number
  readonly placeholder?: string
  readonly name?: string
  readonly disabled?: boolean
  readonly onBlur?: () => void
  /** What else the element has, such as the attributes and keys of a list of options below it. */
  readonly more?: TextareaHTMLAttributes<HTMLTextAreaElement>
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function TextArea({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  bare,
  id,
  value,
  onChange,
  maxLength,
  rows = 4,
  placeholder = bare === true ? label : undefined,
  onBlur,
  more,
  ref,
  ...native
}: TextAreaProps) {
  const countId = useId()
  const aside = maxLength !== undefined && <LettersLeft id={countId} value={value} most={maxLength} />
  return (
    <Field
      {...{ label, hint, error, optional, hiddenLabel, bare, id, messageAct: aside }}
      describedBy={maxLength === undefined ? undefined : countId}
    >
      {(control) => (
        <textarea
          {...native}
          {...more}
          {...control}
          ref={ref}
          placeholder={placeholder}
          rows={rows}
          value={value}
          onBlur={onBlur}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
