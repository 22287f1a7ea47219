import styles from './error-summary.module.css'
import { useKitWords } from './kit.words'

interface ErrorSummaryProps {
  /** In the order of the fields; nothing is shown without any. */
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[]
}

/** At the top of a long form: all errors, each a link to its field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const words = useKitWords()
  if (errors.length === 0) return null
  return (
    <div role="alert" className={styles.summary}>
      <h2 className={styles.title}>{words.errorSummary}</h2>
      <ul>
        {errors.map(({ fieldId, text }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={styles.link}
              onClick={(event) => {
                // Only moves the focus: the address of the screen stays.
                event.preventDefault()
                const field = document.getElementById(fieldId)
                field?.focus()
                field?.scrollIntoView?.({ block: 'center' })
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
