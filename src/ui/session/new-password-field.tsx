import { passwordStrength } from '../../domain/session/password-strength'
import { PasswordField } from '../kit/password-field'
import { useWords } from '../words/words'
import styles from './new-password-field.module.css'
import { sessionWords } from './session.words'
import { useProblem } from './use-problem'

interface NewPasswordFieldProps {
  readonly value: string
  readonly problem: string | null
  readonly onChange: (password: string) => void
}

/** A new password with its rules, and its strength while typing. */
export function NewPasswordField({ value, problem, onChange }: NewPasswordFieldProps) {
  const words = useWords(sessionWords)
  const say = useProblem()
  const strength = passwordStrength(value)
  const said = [words.strengthShort, words.strengthWeak, words.strengthFair, words.strengthStrong][strength]
  return (
    <div>
      <PasswordField
        label={words.newPassword}
        name="new-password"
        autoComplete="new-password"
        value={value}
        hint={words.passwordRules}
        error={say('password', problem)}
        onChange={onChange}
      />
      {value !== '' && (
        <p className={styles.strength} data-strength={strength} role="status">
          <span className={styles.meter} aria-hidden="true">
            <span />
            <span />
            <span />
          </span>
          {words.strength} {said}
        </p>
      )}
    </div>
  )
}
