import type { HTMLInputTypeAttribute, InputHTMLAttributes, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { classNames } from '../styles/class-names'
import type { FieldProps } from './field'
import { Field } from './field'
import styles from './field.module.css'
import { LettersLeft } from './letters-left'

type NativeInput = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'autoFocus'
  | 'placeholder'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'disabled'
  | 'readOnly'
  | 'onBlur'
  | 'onFocus'
  | 'spellCheck'
>

interface TextFieldProps extends FieldProps, NativeInput {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly type?: Extract<HTMLInputTypeAttribute, 'text' | 'tel' | 'email' | 'url' | 'search'>
  /** Shown before the input, such as '+86'. */
  readonly contentBefore?: ReactNode
  /** Shown after the input and within its frame, such as the button that sends a code. */
  readonly contentAfter?: ReactNode
  /** Maximum number of characters (code points). The remaining number is shown below, and more can be typed. */
  readonly letters?: number
  readonly ref?: Ref<HTMLInputElement>
}

export function TextField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  id,
  value,
  onChange,
  type = 'text',
  contentBefore,
  contentAfter,
  letters,
  placeholder,
  ref,
  ...native
}: TextFieldProps) {
  const isFramed = Boolean(contentBefore) || Boolean(contentAfter)
  const countId = useId()
  const aside = letters !== undefined && <LettersLeft id={countId} value={value} most={letters} />
  return (
    <Field
      {...{ label, hint, error, optional, hiddenLabel, id, messageAct: aside }}
      describedBy={letters === undefined ? undefined : countId}
    >
      {(control) => (
        <div className={classNames(isFramed && styles.framed, isFramed && error && styles.wrong)}>
          {contentBefore && <span className={styles.before}>{contentBefore}</span>}
          <input
            {...native}
            {...control}
            ref={ref}
            placeholder={placeholder}
            type={type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {contentAfter && <span className={styles.after}>{contentAfter}</span>}
        </div>
      )}
    </Field>
  )
}
