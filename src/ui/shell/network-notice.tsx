import { observer } from 'mobx-react-lite'
import { FreshnessStore } from '../../application/site/freshness.store'
import { Navigator } from '../../application/navigation/navigator'
import { SiteStore } from '../../application/site/site.store'
import { useLanguage, useWords } from '../words/words'
import { useService } from './app-context'
import styles from './network-notice.module.css'
import { shellWords } from './shell.words'

/** Says that the network is slow (after 3 s, with a way out), or that the last good copy shows, and how old it is. */
export const NetworkNotice = observer(function NetworkNotice() {
  const freshness = useService(FreshnessStore)
  const site = useService(SiteStore)
  const navigator = useService(Navigator)
  const words = useWords(shellWords)
  const language = useLanguage()
  if (freshness.copyFrom !== null) {
    const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone: site.timeZone }).format(freshness.copyFrom)
    return <p className={styles.notice} role="status">{words.copyFrom(when)}</p>
  }
  if (!freshness.isSlow) return null
  return (
    <p className={styles.notice} role="status">
      {words.slow}
      <button type="button" className={styles.cancel} onClick={() => navigator.back('/index')}>{words.cancel}</button>
    </p>
  )
})
