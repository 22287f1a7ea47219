import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { alertVersion, nextAlertChange, runningAlerts, runsAt, type Alert } from '../../../domain/frame/alerts/alert'
import { isRecord } from '../../../domain/frame/shared/json-record'
import { Clock } from '../shared/clock'
import { observe } from '../shared/observe'
import { LocalStorage, TabStorage } from '../shared/storage'
import type { CurrentAlerts } from './current-alerts-gateway'

const copyKey = 'alerts.copy'
const closedKey = 'alerts.closed'
const announcedKey = 'alerts.announced'
/** The longest that a timer of a browser waits, in milliseconds. */
const longestWait = 2_147_483_647
/** Milliseconds for which the words of a new alert are there for screen readers. */
const saidFor = 10_000

/** The alerts that the visitor is to see: they begin and end by the clock, also without a network. */
@injectable('Singleton')
export class AlertsStore {
  /** The platform's time of its last answer or event, in milliseconds since 1970; null before the first. */
  asOf: number | null = null
  /** The alert that is read aloud, since it is new in this visit; null when there is nothing to say. */
  announced: Alert | null = null
  private alerts: readonly Alert[] = []
  private closed: readonly string[]
  private now: number
  /** The milliseconds by which the platform's clock is ahead of that of the device. */
  private ahead = 0
  /** The platform's time of the list that was taken last, in milliseconds since 1970; null before the first. */
  private takenAt: number | null = null
  private endWait: (() => void) | null = null

  constructor(
    @inject(Clock) private readonly clock: Clock,
    @inject(LocalStorage) private readonly storage: LocalStorage,
    @inject(TabStorage) private readonly visit: TabStorage,
  ) {
    this.closed = textsOf(visit.read(closedKey))
    this.now = clock.now()
    observe(this)
  }

  /** All that run now, also those that were closed. */
  get running(): readonly Alert[] {
    return runningAlerts(this.alerts, this.now)
  }

  /** The alerts that run, and were not closed with their present words in this visit. */
  get shown(): readonly Alert[] {
    return this.running.filter((alert) => !this.closed.includes(alertVersion(alert)))
  }

  /** Takes what the platform answered or sent, unless something newer came before it. */
  take({ alerts, at }: CurrentAlerts): void {
    if (this.takenAt !== null && at < this.takenAt) return
    this.takenAt = at
    this.alerts = alerts
    this.ahead = at - this.clock.now()
    this.keep(at)
    this.look()
  }

  /**
   * Takes the alerts with which a page was drawn, perhaps minutes ago, and shows them as they were then, so that the
   * client hydrates what was drawn. `look` then shows what runs now. They are not read aloud, because a screen reader
   * comes to the line first by itself.
   */
  takeDrawn({ alerts, at }: CurrentAlerts): void {
    this.alerts = alerts
    this.now = at
    this.keep(at)
    this.noteAnnounced(this.running)
  }

  /** Notes that the platform still says the same. */
  confirm(): void {
    this.keep(this.clock.now() + this.ahead)
  }

  /** Whether an alert runs, by the clock of the platform. */
  isRunning(alert: Alert): boolean {
    return runsAt(alert, this.now)
  }

  /** Shows the last copy of this device, until the platform says what runs. */
  restore(): void {
    const copy = this.storage.read(copyKey)
    if (this.asOf !== null || !isCopy(copy)) return
    this.alerts = copy.alerts
    this.asOf = copy.at
    this.ahead = copy.ahead
    this.look()
  }

  /** Hides what is shown for this visit, or until its words are others. */
  close(): void {
    this.closed = [...this.closed, ...this.shown.map(alertVersion)].slice(-20)
    this.visit.write(closedKey, this.closed)
  }

  /** Looks at the clock now, and again when something begins or ends. */
  look(): void {
    this.endWait?.()
    this.now = this.clock.now() + this.ahead
    const known = textsOf(this.visit.read(announcedKey))
    const fresh = this.shown.find((alert) => !known.includes(alertVersion(alert)))
    if (fresh !== undefined) this.say(fresh)
    const next = nextAlertChange(this.alerts, this.now)
    if (next !== null) this.endWait = this.clock.after(Math.min(next - this.now, longestWait), this.look)
  }

  private keep(at: number): void {
    this.asOf = at
    if (this.alerts.length === 0) this.storage.remove(copyKey)
    else this.storage.write(copyKey, { alerts: this.alerts, at, ahead: this.ahead })
  }

  /**
   * Has a screen reader say an alert. The words are removed afterwards, because somebody who reads on finds them in the
   * line. Another new alert follows then.
   */
  private say(alert: Alert): void {
    if (this.announced !== null) return
    this.noteAnnounced([alert])
    this.announced = alert
    this.clock.after(saidFor, () => {
      runInAction(() => (this.announced = null))
      this.look()
    })
  }

  private noteAnnounced(alerts: readonly Alert[]): void {
    const known = textsOf(this.visit.read(announcedKey))
    this.visit.write(announcedKey, [...new Set([...known, ...alerts.map(alertVersion)])].slice(-20))
  }
}

const textsOf = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : []

/** Whether a stored value has what a copy and each of its alerts need. */
const isCopy = (stored: unknown): stored is CurrentAlerts & { readonly ahead: number } =>
  isRecord(stored) &&
  typeof stored['at'] === 'number' &&
  typeof stored['ahead'] === 'number' &&
  Array.isArray(stored['alerts']) &&
  stored['alerts'].every(
    (each) => isRecord(each) && typeof each['from'] === 'number' && typeof each['until'] === 'number',
  )
