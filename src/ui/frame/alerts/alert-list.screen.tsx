import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { AlertsStore } from '../../../application/frame/alerts/alerts.store'
import { Clock } from '../../../application/frame/shared/clock'
import { runsAt, type Alert } from '../../../domain/frame/alerts/alert'
import { Link } from '../kit/buttons/link'
import { useDrawingTime } from '../kit/hydration/server-drawn'
import { EmptyState } from '../kit/states/empty-state'
import { SkeletonList } from '../kit/states/skeleton'
import { PagedListPart } from '../lists/paged-list.part'
import { PlainPage } from '../session/plain-page.part'
import { useService } from '../shell/app-context'
import { defineScreen } from '../shell/screens/screen'
import { homePath } from '../site/site.paths'
import { useFormat } from '../words/use-format'
import { useWords } from '../words/words'
import styles from './alert-list.module.css'
import { AlertListViewModel } from './alert-list.view-model'
import { alertListWords } from './alert-list.words'
import { alertWords } from './alert.words'
import './tokens.css'

/** Milliseconds between two looks at the clock, which decides what is over. */
const lookAgain = 15_000

export const AlertListScreen = observer(function AlertListScreen({
  viewModel,
}: {
  readonly viewModel: AlertListViewModel
}) {
  const words = useWords(alertListWords)
  const clock = useService(Clock)
  const { list, alerts } = viewModel
  useEffect(() => clock.every(lookAgain, alerts.look), [clock, alerts])
  return (
    <PlainPage title={words.title} look="rows">
      <PagedListPart
        list={list}
        look="plain"
        skeleton={<SkeletonList label={words.loading} shape="rows" />}
        empty={<EmptyState title={words.none} text={words.hint} />}
      >
        {(alert) => <ListedAlert alert={alert} alerts={alerts} />}
      </PagedListPart>
    </PlainPage>
  )
})

const ListedAlert = observer(function ListedAlert({
  alert,
  alerts,
}: {
  readonly alert: Alert
  readonly alerts: AlertsStore
}) {
  const { severity, title, text, area, from, until, link } = alert
  const drawn = useDrawingTime()
  const isRunning = drawn.at === null ? alerts.isRunning(alert) : runsAt(alert, drawn.at)
  const words = useWords(alertListWords)
  const shared = useWords(alertWords)
  const format = useFormat()
  const facts = [isRunning ? words.isRunning : words.isOver, shared[severity], area ?? shared.wholeCity]
  return (
    <article className={styles.alert} data-severity={severity} data-state={isRunning ? 'running' : 'over'}>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.facts}>{words.period(format.dateTime(from), format.dateTime(until))}</p>
      <p className={styles.text}>{text}</p>
      {link === null ? null : (
        <Link to={link} look="text" wide className={styles.help}>
          {words.help}
        </Link>
      )}
    </article>
  )
})

export const screen = defineScreen({ viewModel: AlertListViewModel, view: AlertListScreen, parent: homePath })
