import { failureOf, type Failure } from '../../application/shared/failure'
import { useWords } from '../words/words'
import { ErrorState } from './error-state'
import { failureWords } from './failure.words'
import { useKitWords } from './kit.words'
import { useFailureText } from './use-failure-text'

interface FailedPartProps {
  /** What could not be shown. */
  readonly title: string
  /** Why; null for code of ours that failed or did not come. */
  readonly failure: Failure | null
  readonly onRetry: () => void
  /** It is being tried again. */
  readonly busy?: boolean
  /** One line inside a page that goes on without it. */
  readonly quiet?: boolean
}

/** A part of a screen that did not come: its words name the cause. A fault of ours is mended by loading the page anew. */
export function FailedPart({ title, failure, onRetry, ...rest }: FailedPartProps) {
  const words = useKitWords()
  const { reload } = useWords(failureWords)
  const text = useFailureText()
  const cause = failure ?? failureOfCode()
  const isFault = cause.code === 'fault'
  return (
    <ErrorState
      {...rest}
      title={title}
      text={text(cause)}
      subject={subjectOf(cause)}
      retryLabel={isFault ? reload : words.retry}
      onRetry={isFault ? () => window.location.reload() : onRetry}
    />
  )
}

/** Why code did not come or did not work: it is fetched when it is needed, which takes a network. */
export function failureOfCode(): Failure {
  return failureOf(typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'fault')
}

export function subjectOf({ code }: Failure): 'gone' | 'busy' | 'offline' {
  if (code === 'offline' || code === 'unreachable') return 'offline'
  return code === 'gone' || code === 'not-found' || code === 'forbidden' || code === 'not-yours' ? 'gone' : 'busy'
}
