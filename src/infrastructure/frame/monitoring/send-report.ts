import { reportVisit } from '../../../../contract/monitoring'
import type { VisitReport } from '../../../domain/frame/monitoring/visit-report'

/**
 * Sends a report while the page is left. The browser sends a beacon also after the page is gone, but with cookies, which
 * another origin does not take; what it refuses goes by `fetch`.
 * @param base the origin of the API; '' for that of the page
 */
export function sendReport({ navigator, fetch }: Window & typeof globalThis, base: string, report: VisitReport): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  if (base === '' && navigator.sendBeacon?.(reportVisit.url, body)) return
  fetch(base + reportVisit.url, { method: reportVisit.method, body, keepalive: true, credentials: 'omit' }).catch(
    () => undefined,
  )
}
