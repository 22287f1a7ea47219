import type { FieldProps } from './field'
import { Field } from './field'

interface DateFieldProps extends FieldProps {
  /** 'YYYY-MM-DD', or '' when nothing is chosen; with `time`, 'YYYY-MM-DDTHH:mm'. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly min?: string
  readonly max?: string
  /** Whether it includes the time of day. */
  readonly time?: boolean
  readonly name?: string
  readonly autoComplete?: string
  readonly disabled?: boolean
}

/** A field for a date, with the phone's own picker. */
export function DateField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  id,
  value,
  onChange,
  time = false,
  ...native
}: DateFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hiddenLabel, id }}>
      {(control) => (
        <input
          {...native}
          {...control}
          type={time ? 'datetime-local' : 'date'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
