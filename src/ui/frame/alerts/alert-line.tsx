import { OctagonAlert, TriangleAlert, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { AlertsStore } from '../../../application/frame/alerts/alerts.store'
import { alertVersion, type Alert } from '../../../domain/frame/alerts/alert'
import { Link } from '../kit/buttons/link'
import { useIsOffline } from '../kit/environment/use-is-offline'
import { useIsHydrated } from '../kit/hydration/use-is-hydrated'
import { Icon } from '../kit/pictures/icon'
import { useService } from '../shell/app-context'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import { alertLineWords } from './alert-line.words'
import styles from './alert-line.module.css'
import { alertWords } from './alert.words'
import { alertsPath } from './alerts.paths'
import { measuredLine } from './measured-line'
import './tokens.css'

/**
 * The worst alert that runs, over every screen. The regions last, so that screen readers say a new one, and say it once:
 * they stay while the visitor goes from screen to screen.
 */
export const AlertLine = observer(function AlertLine() {
  const alerts = useService(AlertsStore)
  const words = useWords(alertLineWords)
  const isHydrated = useIsHydrated()
  // A drawn page may show an alert that has ended since, or that the visitor has closed.
  useEffect(() => alerts.look(), [alerts])
  const [first, ...others] = isHydrated ? alerts.shown : alerts.running
  const { announced } = alerts
  const isExtreme = announced?.severity === 'extreme'
  return (
    <>
      {first === undefined ? null : (
        <section
          key={alertVersion(first)}
          ref={measuredLine}
          className={styles.line}
          data-severity={first.severity}
          data-alert={alertVersion(first)}
          aria-label={words.label}
        >
          <Link to={alertsPath} className={styles.link}>
            <Icon of={first.severity === 'extreme' ? OctagonAlert : TriangleAlert} className={styles.icon} />
            <AlertSummary alert={first} more={others.length} />
          </Link>
          <button type="button" className={styles.close} aria-label={words.close} onClick={alerts.close}>
            <Icon of={X} />
          </button>
        </section>
      )}
      {/* They have no roles, by which a screen's own alert would no longer be the only one. */}
      <div aria-live="assertive" className={styles.region}>
        {isExtreme && announced !== null ? <Spoken alert={announced} /> : null}
      </div>
      <div aria-live="polite" className={styles.region}>
        {!isExtreme && announced !== null ? <Spoken alert={announced} /> : null}
      </div>
    </>
  )
})

const AlertSummary = observer(function AlertSummary({
  alert: { severity, area, from, title },
  more,
}: {
  readonly alert: Alert
  readonly more: number
}) {
  const { asOf } = useService(AlertsStore)
  const lineWords = useWords(alertLineWords)
  const words = useWords(alertWords)
  const format = useFormat()
  const isOffline = useIsOffline()
  const facts = [
    words[severity],
    area ?? words.wholeCity,
    lineWords.since(format.dateTime(from)),
    ...(isOffline && asOf !== null ? [lineWords.asOf(format.time(asOf))] : []),
  ]
  return (
    <span className={styles.words}>
      <span className={styles.facts}>
        {facts.map((fact, index) => (
          <span key={fact} className={styles.fact}>
            {index === facts.length - 1 ? fact : `${fact} · `}
          </span>
        ))}
      </span>
      <span className={styles.title}>{title}</span>
      {more === 0 ? null : <span className={`${styles.facts} ${styles.more}`}>{lineWords.more(more)}</span>}
    </span>
  )
})

const Spoken = observer(function Spoken({ alert: { severity, area, title } }: { readonly alert: Alert }) {
  const lineWords = useWords(alertLineWords)
  const words = useWords(alertWords)
  return [lineWords.label, words[severity], area ?? words.wholeCity, title].join(' · ')
})
