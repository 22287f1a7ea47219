/** How bad it is, in the words of the Common Alerting Protocol (CAP 1.2), the worst first. */
export const alertSeverities = ['extreme', 'severe', 'moderate'] as const
export type AlertSeverity = (typeof alertSeverities)[number]

const hour = 3_600_000
const day = 24 * hour

/** Milliseconds that an alert may last. */
export const longestAlert = 7 * day
/** Milliseconds before its beginning at which a client learns of an alert, so that it begins without a network too. */
export const toldAhead = day
/** Milliseconds for which an alert that is over stands in the list. */
export const listedAfter = 30 * day
/** The most alerts that run at a time: more lines than that nobody reads. */
export const mostAlerts = 3

/** The time in which an alert runs, in milliseconds since 1970. */
export interface AlertPeriod {
  readonly from: number
  readonly until: number
}

/** What the city tells everybody at once. */
export interface Alert extends AlertPeriod {
  readonly id: string
  readonly severity: AlertSeverity
  readonly title: string
  readonly text: string
  /** The part of the city that it concerns; null for all of it. */
  readonly area: string | null
  /** Milliseconds since 1970; later once its words were corrected. */
  readonly updatedAt: number
  /** The path of what helps, such as a guide; null without one. */
  readonly link: string | null
}

/** Whether it runs: from its first moment on, and not in its last. */
export const runsAt = ({ from, until }: AlertPeriod, at: number): boolean => from <= at && at < until

/** The alerts that run at a moment, the worst first, and of equal ones the latest. */
export function runningAlerts(alerts: readonly Alert[], at: number): readonly Alert[] {
  return alerts
    .filter((alert) => runsAt(alert, at))
    .sort((one, other) => rankOf(one) - rankOf(other) || other.from - one.from || (one.id < other.id ? -1 : 1))
}

/** The next moment after `at` at which one begins or ends; null when none does. */
export function nextAlertChange(alerts: readonly AlertPeriod[], at: number): number | null {
  const later = alerts.flatMap(({ from, until }) => [from, until]).filter((moment) => moment > at)
  return later.length === 0 ? null : Math.min(...later)
}

/** Names an alert with its present words: whoever closed it is shown it again once these are others. */
export const alertVersion = ({ id, updatedAt }: Pick<Alert, 'id' | 'updatedAt'>): string => `${id} ${updatedAt}`

const rankOf = ({ severity }: Alert): number => alertSeverities.indexOf(severity)
