import { observer } from 'mobx-react-lite'
import { useEffect, useState, type ReactNode } from 'react'
import { Clock } from '../../../../application/frame/shared/clock'
import { FreshnessStore, type DisplayedCopy } from '../../../../application/frame/site/freshness.store'
import { useHasError } from '../../kit/states/error-shown'
import { useIsOffline } from '../../kit/environment/use-is-offline'
import { useFormat } from '../../words/use-format'
import { useWords } from '../../words/words'
import { useApp, useService } from '../app-context'
import styles from './network-notice.module.css'
import { shellWords } from '../shell.words'

/** The region lasts, so that screen readers say what comes into it; the notice within has the place in the layout. */
const contents = { display: 'contents' }

export function NetworkNotice() {
  return (
    <div role="status" style={contents}>
      <PresentNotice />
    </div>
  )
}

/**
 * States that there is no network, that an answer is slow (after 3 s, with a cancel button), or that a cached copy is
 * shown, with its age and the reason. Offers the newer answer once it has arrived.
 */
const PresentNotice = observer(function PresentNotice() {
  const freshness = useService(FreshnessStore)
  const { memory } = useApp()
  const words = useWords(shellWords)
  const hasError = useHasError()
  const isOffline = useIsOffline()
  const show = () => {
    memory.forget()
    freshness.showNewer()
  }
  if (freshness.hasNewer) {
    return (
      <Line text={words.newer}>
        <Act label={words.showNewer} onAct={show} />
      </Line>
    )
  }
  // An error that is shown already explains why there is nothing newer.
  if (freshness.copy !== null && !hasError) {
    const isOver = freshness.copy.cause === 'offline' && !isOffline
    return <CopyNotice {...freshness.copy} onRefresh={isOver ? show : null} />
  }
  if (isOffline) return <Line text={words.offline} />
  if (freshness.copy !== null) return null
  if (!freshness.isSlow) return null
  return <Line text={words.slow}>{freshness.canCancel && <Act label={words.cancel} onAct={freshness.cancel} />}</Line>
})

interface CopyNoticeProps extends DisplayedCopy {
  /** Loads the screen again; set once the network is back. */
  readonly onRefresh: (() => void) | null
}

const CopyNotice = observer(function CopyNotice({ from, cause, onRefresh }: CopyNoticeProps) {
  const words = useWords(shellWords)
  const format = useFormat()
  const clock = useService(Clock)
  const [, setMinutes] = useState(0)
  useEffect(() => clock.every(60_000, () => setMinutes((minutes) => minutes + 1)), [clock])
  const when = format.relativeTime(from)
  if (onRefresh !== null) {
    return (
      <Line text={words.copySaved(when)}>
        <Act label={words.refresh} onAct={onRefresh} />
      </Line>
    )
  }
  return (
    <Line
      text={
        cause === 'offline'
          ? words.copyOffline(when)
          : cause === 'slow'
            ? words.copySlow(when)
            : words.copyUnreachable(when)
      }
    />
  )
})

function Line({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <p className={styles.notice}>
      {text}
      {children}
    </p>
  )
}

function Act({ label, onAct }: { readonly label: string; readonly onAct: () => void }) {
  return (
    <button type="button" className={styles.cancel} onClick={onAct}>
      {label}
    </button>
  )
}
