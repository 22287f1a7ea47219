import { use, useRef, type ReactNode } from 'react'
import { Button } from '../buttons/button'
import { classNames } from '../styles/class-names'
import { useShownError } from './error-shown'
import { ScreenResources } from './screen-resources'
import type { StateSubject } from './state-picture'
import { StatePicture } from './state-picture'
import styles from './state.module.css'
import { useWhenOnline } from '../environment/use-when-online'

interface ErrorStateProps {
  /** The heading, which says what happened. */
  readonly title: string
  /** The text, which says what to do about it. */
  readonly text?: string
  readonly subject?: Extract<StateSubject, 'gone' | 'busy' | 'offline' | 'locked' | 'pass'>
  /** Label of the retry button; set it together with `onRetry`. */
  readonly retryLabel?: string
  readonly onRetry?: () => void
  /** Whether a retry is under way. */
  readonly busy?: boolean
  /** Another action, such as back. */
  readonly action?: ReactNode
  /** Whether it is one line inside a card, on a page that works without it. */
  readonly isQuiet?: boolean
  /** Whether it replaces the whole screen, so that its title is the main heading. */
  readonly isScreen?: boolean
}

/**
 * An error: what failed, and what to do. It retries by itself when the network comes back. Its button asks for all that
 * failed on the screen, since one failure often hides another with the same cause.
 */
export function ErrorState({
  title,
  text,
  subject = 'busy',
  retryLabel,
  onRetry,
  busy,
  action,
  isQuiet = false,
  isScreen = false,
}: ErrorStateProps) {
  const Title = isScreen ? 'h1' : 'p'
  const resources = use(ScreenResources)
  useWhenOnline(onRetry)
  // This part first: what else failed is then what is still failed.
  const retryAll = () => {
    onRetry?.()
    for (const resource of Object.values(resources)) resource.retryFailed?.()
  }
  const state = useRef<HTMLDivElement>(null)
  useShownError(state, isQuiet)
  return (
    <div ref={state} role="alert" className={classNames(styles.state, isQuiet && styles.quiet)}>
      {!isQuiet && <StatePicture subject={subject} />}
      <Title className={isQuiet ? styles.text : styles.title}>{title}</Title>
      {text && <p className={styles.text}>{text}</p>}
      {(onRetry ?? action) && (
        <div className={styles.acts}>
          {onRetry && (
            <Button kind={isQuiet ? 'secondary' : 'primary'} small={isQuiet} busy={busy} onClick={retryAll}>
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
