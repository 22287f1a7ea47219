import styles from './error-summary.module.css'
import { useKitWords } from './kit.words'

interface ErrorSummaryProps {
  /** The errors in the order of the fields; without any, nothing is shown. */
  readonly errors: readonly { readonly fieldId: string; readonly text: string }[]
}

/** All errors of a long form, at its top, each a link to its field. */
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
                // The link only moves the focus, and does not change the address of the screen.
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
