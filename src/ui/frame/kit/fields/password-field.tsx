import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../buttons/button'
import { classNames } from '../styles/class-names'
import type { FieldProps } from './field'
import { Field } from './field'
import styles from './field.module.css'
import { Icon } from '../pictures/icon'
import { useKitWords } from '../kit.words'

interface PasswordFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** The kind of password, for password managers. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly name?: string
  readonly placeholder?: string
  readonly onBlur?: () => void
}

export function PasswordField({
  label,
  hint,
  error,
  optional,
  hiddenLabel,
  id,
  value,
  onChange,
  ...native
}: PasswordFieldProps) {
  const words = useKitWords()
  const [visible, setVisible] = useState(false)
  return (
    <Field {...{ label, hint, error, optional, hiddenLabel, id }}>
      {(control) => (
        <div className={styles.within}>
          <input
            {...native}
            {...control}
            className={classNames(control.className, styles.roomy)}
            type={visible ? 'text' : 'password'}
            value={value}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={styles.inside}>
            <IconButton
              label={visible ? words.hidePassword : words.showPassword}
              icon={<Icon of={visible ? EyeOff : Eye} />}
              onClick={() => setVisible(!visible)}
            />
          </span>
        </div>
      )}
    </Field>
  )
}
