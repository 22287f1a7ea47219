import type { FieldProps } from './field'
import { Field } from './field'

interface SelectFieldProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[]
  /** '' when nothing is chosen. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
  readonly name?: string
  readonly disabled?: boolean
}

/** A choice of one of many options, with the phone's own picker. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  id,
  options,
  value,
  onChange,
  placeholder,
  ...native
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hiddenLabel, id }}>
      {(control) => (
        <select {...native} {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          {placeholder !== undefined && (
            <option value="" disabled={!optional}>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
