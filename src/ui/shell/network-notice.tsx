import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { FreshnessStore } from '../../application/site/freshness.store'
import { SiteStore } from '../../application/site/site.store'
import { useLanguage, useWords } from '../words/words'
import { useApp, useService } from './app-context'
import styles from './network-notice.module.css'
import { shellWords } from './shell.words'

/**
 * Says that an answer is slow (after 3 s, with a way to cancel), that the last good copy shows, why and how old it is, and offers the
 * newer answer when it has come.
 */
export const NetworkNotice = observer(function NetworkNotice() {
  const freshness = useService(FreshnessStore)
  const site = useService(SiteStore)
  const { memory } = useApp()
  const words = useWords(shellWords)
  const language = useLanguage()
  if (freshness.hasNewer) {
    const show = () => {
      memory.forget()
      freshness.showNewer()
    }
    return <Line text={words.newer}><Act label={words.showNewer} onAct={show} /></Line>
  }
  if (freshness.copy !== null) {
    const { from, cause } = freshness.copy
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: site.timeZone }).format(from)
    return <Line text={cause === 'offline' ? words.copyOffline(when) : cause === 'slow' ? words.copySlow(when) : words.copyUnreachable(when)} />
  }
  if (!freshness.isSlow) return null
  return <Line text={words.slow}>{freshness.canCancel && <Act label={words.cancel} onAct={freshness.cancel} />}</Line>
})

function Line({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <p className={styles.notice} role="status">
      {text}
      {children}
    </p>
  )
}

function Act({ label, onAct }: { readonly label: string; readonly onAct: () => void }) {
  return <button type="button" className={styles.cancel} onClick={onAct}>{label}</button>
}
