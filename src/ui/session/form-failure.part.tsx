import type { Failure } from '../../application/shared/failure'
import { useWords } from '../words/words'
import styles from './form-failure.module.css'
import { failureWords } from './session.words'

/** Why the whole of a form was not taken; nothing without a failure. */
export function FormFailure({ failure }: { readonly failure: Failure | null }) {
  const text = useFailureText()
  if (failure === null) return null
  return (
    <p role="alert" className={styles.failure}>
      {text(failure)}
    </p>
  )
}

/** A failure in the visitor's words; the server's own where it gave some for what we have none for. */
export function useFailureText(): (failure: Failure) => string {
  const words = useWords(failureWords)
  return ({ code, message, retryAfter }) => {
    switch (code) {
      case 'offline':
        return words.offline
      case 'timeout':
        return words.timeout
      case 'too-many':
        return retryAfter === null ? words.tooMany : words.tooManyFor(Math.max(1, Math.ceil(retryAfter / 60)))
      case 'too-large':
        return words.tooLarge
      case 'type-not-taken':
        return words.typeNotTaken
      default:
        return message === '' ? words.other : message
    }
  }
}
