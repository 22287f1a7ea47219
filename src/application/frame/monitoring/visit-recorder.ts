import { faultKey, faultOf } from '../../../domain/frame/monitoring/fault-of'
import { reportLimits, type VisitReport, type VitalName } from '../../../domain/frame/monitoring/visit-report'

/** The most reports of one visit: it goes on while a page is hidden and shown again. */
const mostReports = 10

/** What stays the same during a visit. */
export type VisitCircumstances = Pick<VisitReport, 'version' | 'host' | 'network'>

/**
 * Collects what a visit tells of the client, until it is sent: each vital once, each error once on each screen, and how
 * often each screen was opened. Everything has a limit.
 */
export class VisitRecorder {
  /** The screen that is shown, by the pattern of its route; null before one is. */
  private screen: string | null = null
  /** The screen at which the page was loaded, to which vitals of the load belong. */
  private landing: string | null = null
  /** The screens that were opened, the last one first. */
  private openedScreens: readonly { readonly screen: string; readonly at: number }[] = []
  private views = new Map<string, number>()
  private vitals = new Map<VitalName, { readonly screen: string; readonly name: VitalName; readonly value: number }>()
  private readonly sentVitals = new Set<VitalName>()
  private faults: VisitReport['faults'][number][] = []
  private readonly knownFaults = new Set<string>()
  private reports = 0

  constructor(private readonly circumstances: VisitCircumstances) {}

  /**
   * Notes that a screen is opened.
   * @param at milliseconds since the page was loaded
   */
  open(screen: string, at: number): void {
    this.screen = screen
    this.landing ??= screen
    this.openedScreens = [{ screen, at }, ...this.openedScreens].slice(0, reportLimits.views)
    if (this.views.has(screen) || this.views.size < reportLimits.views)
      this.views.set(screen, Math.min(reportLimits.timesOfView, (this.views.get(screen) ?? 0) + 1))
  }

  /**
   * Notes the value of a vital; the last one counts. One that was sent is not sent again.
   * @param at when it happened, in milliseconds since the page was loaded; without, it belongs to the load
   */
  measure(name: VitalName, value: number, at?: number): void {
    const shownAt = at === undefined ? undefined : this.openedScreens.find((each) => each.at <= at)
    const screen = shownAt?.screen ?? this.landing
    if (screen !== null && !this.sentVitals.has(name)) this.vitals.set(name, { screen, name, value })
  }

  /** Notes an error, or whatever was thrown. */
  fail(error: unknown): void {
    const fault = faultOf(error)
    if (fault === null || this.screen === null || this.knownFaults.size >= reportLimits.faults) return
    const key = `${this.screen} ${faultKey(fault)}`
    if (this.knownFaults.has(key)) return
    this.knownFaults.add(key)
    this.faults.push({ ...fault, screen: this.screen })
  }

  /** What is not reported yet; null when there is nothing, or the visit has reported often enough. */
  take(language: VisitReport['language']): VisitReport | null {
    if (this.views.size + this.vitals.size + this.faults.length === 0 || this.reports >= mostReports) return null
    this.reports += 1
    const report: VisitReport = {
      ...this.circumstances,
      language,
      views: [...this.views].map(([screen, times]) => ({ screen, times })),
      vitals: [...this.vitals.values()],
      faults: this.faults,
    }
    for (const name of this.vitals.keys()) this.sentVitals.add(name)
    this.views = new Map()
    this.vitals = new Map()
    this.faults = []
    return report
  }
}
