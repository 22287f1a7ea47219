import { Navigator } from '../../../../application/frame/navigation/navigator'
import type { Failure } from '../../../../application/frame/shared/failure'
import { Button } from '../../kit/buttons/button'
import { classNames } from '../../kit/styles/class-names'
import { ErrorState } from '../../kit/states/error-state'
import { subjectOf } from '../../kit/states/failed-part'
import { useFailureText } from '../../kit/states/use-failure-text'
import { useWords } from '../../words/words'
import { homePath } from '../../site/site.paths'
import { useService } from '../app-context'
import styles from './full-page-error.module.css'
import { fullPageErrorWords } from './full-page-error.words'

/**
 * `gone` and `busy` are types 1 and 2 of the specification (B07). `screen` means that the screen's code or rendering
 * failed, `start` that the site did not answer when the client started.
 */
export type FullPageErrorKind = 'gone' | 'busy' | 'screen' | 'start' | 'not-found'

export interface FullPageErrorProps {
  readonly kind: FullPageErrorKind
  /** The cause, when known. */
  readonly failure?: Failure | null
  readonly onRetry?: () => void
}

const subjects = { gone: 'gone', busy: 'busy', screen: 'busy', start: 'busy', 'not-found': 'gone' } as const

/** A full page that says what happened and what to do. */
export function FullPageError({ kind, failure = null, onRetry }: FullPageErrorProps) {
  const words = useWords(fullPageErrorWords)
  const failureText = useFailureText()
  const navigator = useService(Navigator)
  const isOffline = failure?.code === 'offline'
  const isBusy = failure === null || failure.status >= 500
  const texts = {
    gone: { title: words.goneTitle, text: words.goneText },
    busy: { title: isBusy ? words.busyTitle : words.notShownTitle, text: words.busyText },
    screen: { title: isOffline ? words.screenOfflineTitle : words.screenFailedTitle, text: words.screenFailedText },
    start: { title: words.startFailedTitle, text: words.busyText },
    'not-found': { title: words.notFoundTitle, text: words.notFoundText },
  } as const
  const leadsHome = kind === 'not-found' || kind === 'gone'
  return (
    <main className={classNames(styles.page, isOffline && styles.offline)} data-error={kind}>
      <ErrorState
        isScreen
        {...texts[kind]}
        {...(failure === null || kind === 'gone' || saysBusy(failure)
          ? { subject: subjects[kind] }
          : { text: failureText(failure), subject: subjectOf(failure) })}
        {...(onRetry === undefined ? {} : { onRetry, retryLabel: kind === 'screen' ? words.reload : words.retry })}
        action={
          kind === 'start' ? undefined : (
            <>
              {leadsHome ? (
                <Button kind="primary" onClick={() => navigator.navigateTo(homePath)}>
                  {words.home}
                </Button>
              ) : null}
              <Button onClick={() => navigator.back(homePath)}>{words.back}</Button>
            </>
          )
        }
      />
    </main>
  )
}

/** Whether the title of the page for a busy server already states the cause. */
function saysBusy({ code }: Failure): boolean {
  return code === 'unavailable' || code === 'bad-gateway'
}
