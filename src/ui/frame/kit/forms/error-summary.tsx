import { useLayoutEffect, useState } from 'react'
import styles from './error-summary.module.css'
import { useKitWords } from '../kit.words'

interface FieldError {
  readonly fieldId: string
  readonly text: string
}

interface ErrorSummaryProps {
  /** The errors in any order; without any, nothing is shown. */
  readonly errors: readonly FieldError[]
}

/** All errors of a long form, at its top and in the order of its fields, each a link to its field. */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const words = useKitWords()
  const inOrder = useScreenOrder(errors)
  if (errors.length === 0) return null
  return (
    <div role="alert" className={styles.summary}>
      <h2 className={styles.title}>{words.errorSummary}</h2>
      <ul>
        {inOrder.map(({ fieldId, text }) => (
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

/** The errors in the order in which their fields stand on the screen, whatever the order of the rules. */
function useScreenOrder(errors: readonly FieldError[]): readonly FieldError[] {
  const [inOrder, setInOrder] = useState(errors)
  useLayoutEffect(() => setInOrder([...errors].sort(byPlace)), [errors])
  return inOrder
}

function byPlace(one: FieldError, other: FieldError): number {
  const [first, second] = [one, other].map(({ fieldId }) => document.getElementById(fieldId))
  if (!first || !second) return Number(!first) - Number(!second)
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}
