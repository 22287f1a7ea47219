import { failureOf, type Failure } from '../../../../application/frame/shared/failure'
import { useWords } from '../../words/words'
import { ErrorState } from './error-state'
import { failureWords } from './failure.words'
import { useKitWords } from '../kit.words'
import { ButtonLink } from '../buttons/link'
import { useFailureText } from './use-failure-text'

export interface FailedPartProps {
  /** The heading, which names what could not be loaded. */
  readonly title: string
  /** Why it failed; null for code of ours that failed or could not be loaded. */
  readonly failure: Failure | null
  readonly onRetry: () => void
  /** Whether a retry is under way. */
  readonly busy?: boolean
  /** Whether it is one line inside a page that works without it. */
  readonly isQuiet?: boolean
  /** The link from content that is gone or somebody else's, such as to its list; home by default. */
  readonly fallbackLink?: { readonly to: string; readonly label: string } | undefined
}

/**
 * Shows that a part of a screen could not be loaded, and why. After a bug of ours, the retry button reloads the page.
 * Content that is gone is not requested again; a link leads on instead.
 */
export function FailedPart({ title, failure, onRetry, fallbackLink, ...rest }: FailedPartProps) {
  const words = useKitWords()
  const { reload } = useWords(failureWords)
  const text = useFailureText()
  const cause = failure ?? failureOfCode()
  const isFault = cause.code === 'fault'
  const subject = subjectOf(cause)
  if ((subject === 'gone' || subject === 'locked') && !rest.isQuiet) {
    const { to, label } = fallbackLink ?? { to: '/', label: words.toHome }
    return (
      <ErrorState
        title={title}
        text={text(cause)}
        subject={subject}
        action={
          <ButtonLink kind="primary" to={to}>
            {label}
          </ButtonLink>
        }
      />
    )
  }
  return (
    <ErrorState
      {...rest}
      title={title}
      text={text(cause)}
      subject={subject}
      retryLabel={isFault ? reload : words.retry}
      onRetry={isFault ? () => window.location.reload() : onRetry}
    />
  )
}

/** The failure of lazily loaded code. It is 'offline' when there is no network, since loading needs one. */
export function failureOfCode(): Failure {
  return failureOf(typeof navigator !== 'undefined' && navigator.onLine === false ? 'offline' : 'fault')
}

const subjects: Partial<Record<Failure['code'], 'gone' | 'offline' | 'locked'>> = {
  offline: 'offline',
  unreachable: 'offline',
  gone: 'gone',
  'not-found': 'gone',
  forbidden: 'locked',
  'not-yours': 'locked',
}

export function subjectOf({ code }: Failure): 'gone' | 'busy' | 'offline' | 'locked' {
  return subjects[code] ?? 'busy'
}
