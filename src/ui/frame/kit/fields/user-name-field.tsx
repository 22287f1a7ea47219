import styles from './user-name-field.module.css'

/**
 * The name of the account, for password managers: by it they know whose password a form is about, offer that one, and
 * replace it by a new one. It is not seen, not read and not sent.
 */
export function UserNameField({ value }: { readonly value: string }) {
  return (
    <input
      type="text"
      name="username"
      autoComplete="username"
      value={value}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className={styles.hidden}
    />
  )
}
