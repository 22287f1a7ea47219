import type { ComponentProps } from 'react'
import { passwordStrength } from '../../../../domain/frame/session/password-strength'
import { LiveRegion } from '../../kit/feedback/live-region'
import { PasswordField } from '../../kit/fields/password-field'
import { useWords } from '../../words/words'
import styles from './new-password-field.module.css'
import { sessionWords } from '../session.words'

type NewPasswordFieldProps = Pick<ComponentProps<typeof PasswordField>, 'id' | 'name' | 'value' | 'error' | 'onChange'>

/** A new password with its rules, and its strength while typing. */
export function NewPasswordField(field: NewPasswordFieldProps) {
  const words = useWords(sessionWords)
  const strength = passwordStrength(field.value)
  const strengthWord = [words.strengthShort, words.strengthWeak, words.strengthFair, words.strengthStrong][strength]
  return (
    <div>
      <PasswordField {...field} label={words.newPassword} hint={words.passwordRules} autoComplete="new-password" />
      <LiveRegion>
        {field.value !== '' && (
          <p className={styles.strength} data-strength={strength}>
            <span className={styles.meter} aria-hidden="true">
              <span />
              <span />
              <span />
            </span>
            {words.strength} {strengthWord}
          </p>
        )}
      </LiveRegion>
    </div>
  )
}
