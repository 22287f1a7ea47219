import { AlertFeed, type AlertNews } from '../../src/application/frame/alerts/alert-feed'
import { CurrentAlertsGateway } from '../../src/application/frame/alerts/current-alerts-gateway'
import { failureOf } from '../../src/application/frame/shared/failure'
import type { Alert } from '../../src/domain/frame/alerts/alert'
import { failure, success } from '../../src/domain/frame/shared/result'
import { start } from './hand-clock'
import type { Tab } from './member-host'

const minute = 60_000

/** An alert that began an hour before the tests' time and lasts until an hour after it. */
export const alertNow = (part: Partial<Alert> = {}): Alert => ({
  ...{ id: 'storm', severity: 'severe', title: 'Heavy rain', text: 'Stay in.', area: 'Old town', link: null },
  ...{ from: start - 60 * minute, until: start + 60 * minute, updatedAt: start - 60 * minute, ...part },
})

/** The alerts of a platform, bound in a tab: what it answers, whether it answers, and its open streams. */
export function memoryAlerts({ container, clock }: Pick<Tab, 'container' | 'clock'>) {
  const platform = {
    alerts: [] as readonly Alert[],
    isAway: false,
    /** By how much its clock is ahead of the device's, in milliseconds. */
    ahead: 0,
    asked: 0,
    open: [] as ((news: AlertNews) => void)[],
    now: () => ({ alerts: platform.alerts, at: clock.now() + platform.ahead }),
    say: (news: AlertNews) => platform.open.forEach((listener) => listener(news)),
    tell: () => platform.say({ type: 'started', current: platform.now() }),
  }
  container.bind(CurrentAlertsGateway).toConstantValue({
    current: async () => {
      platform.asked += 1
      return platform.isAway ? failure(failureOf('offline')) : success(platform.now())
    },
  })
  container.bind(AlertFeed).toConstantValue({
    open: (listener) => {
      platform.open.push(listener)
      return () => void (platform.open = platform.open.filter((each) => each !== listener))
    },
  })
  return platform
}
