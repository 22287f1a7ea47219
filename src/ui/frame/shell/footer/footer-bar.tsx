import { observer } from 'mobx-react-lite'
import { useLocation } from 'react-router-dom'
import { footerImage, isFooterPath, showsLabel } from '../../../../domain/frame/navigation/footer-link'
import { Navigator } from '../../../../application/frame/navigation/navigator'
import { SessionStore } from '../../../../application/frame/session/session.store'
import { SiteStore } from '../../../../application/frame/site/site.store'
import { minePath } from '../../../overview/agenda/agenda.paths'
import { drawnBar } from '../../kit/bars/bottom-bar'
import { classNames } from '../../kit/styles/class-names'
import { ServerIcon } from '../../kit/pictures/server-icon'
import { Link } from '../../kit/buttons/link'
import { opensElsewhere, tapAgain } from '../../kit/scrolling/tap-again'
import { useWords } from '../../words/words'
import { useService } from '../app-context'
import { footerEntries } from './footer-entries'
import styles from './footer-bar.module.css'
import { FooterMark } from '../lazy/lazy-parts'
import { shellWords } from '../shell.words'

/** The footer tab bar (B01–B04). */
export const FooterBar = observer(function FooterBar() {
  const site = useService(SiteStore)
  const navigator = useService(Navigator)
  const { pathname } = useLocation()
  const words = useWords(shellWords)
  const { isMember } = useService(SessionStore)
  const entries = footerEntries(site, navigator)
  if (entries.length === 0) return null
  return (
    <nav ref={drawnBar} className={styles.bar} aria-label={words.footer}>
      {entries.map(({ entry, to }) => {
        const active = isFooterPath(to, pathname)
        const image = footerImage(entry, active)
        return (
          <Link
            key={`${entry.type} ${to}`}
            to={to}
            current={active}
            // A mark in the link is a part of its name.
            label={showsLabel(entry) ? undefined : entry.name}
            className={classNames(styles.entry, active && styles.active)}
            onClick={(event) => {
              if (!active || opensElsewhere(event)) return
              event.preventDefault()
              tapAgain()
            }}
          >
            {image === null ? (
              <ServerIcon name={entry.icon} size={24} />
            ) : (
              <img src={image} width={24} height={24} alt="" />
            )}
            {showsLabel(entry) ? <span className={styles.label}>{entry.name}</span> : null}
            {isMember && to === minePath ? <FooterMark /> : null}
          </Link>
        )
      })}
    </nav>
  )
})
