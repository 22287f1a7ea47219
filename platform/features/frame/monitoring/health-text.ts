import { vitalNames, type VitalName } from '../../../../src/domain/frame/monitoring/visit-report'
import { leastSamples, leastViews, type MeasuredVital, type ScreenHealth, type Worsening } from './client-health'

export interface VersionHealth {
  readonly version: string
  readonly firstSeen: Date
  readonly screens: readonly ScreenHealth[]
}

export interface Health {
  readonly days: number
  /** The newest version first; two at most. */
  readonly versions: readonly VersionHealth[]
  readonly worse: readonly Worsening[]
  /** The most frequent errors of the newest version. */
  readonly faults: readonly {
    readonly name: string
    readonly times: number
    readonly screens: readonly string[]
    /** The places in our sources, the innermost first. */
    readonly stack: readonly string[]
  }[]
}

/** What phones have told, as text for a terminal. */
export function healthText({ days, versions, worse, faults }: Health): string {
  const [newest, before] = versions
  if (newest === undefined)
    return `No phone has told anything in the last ${days} days. The site's configuration says whether any does: monitored_share of its document "site", 0 to 1.`
  return [
    `The last ${days} days, as monitored visits have told. 75 % of the values are at or below the figure; in brackets, how many values.`,
    ...versions.map(versionText),
    before === undefined
      ? 'There is no version before it to compare with.'
      : [
          `Worse than in ${before.version} (from ${leastSamples} values or ${leastViews} views on in both):`,
          ...(worse.length === 0 ? ['  nothing'] : worse.map((each) => `  ${worseningText(each)}`)),
        ].join('\n'),
    [
      `Errors of ${newest.version}:`,
      ...(faults.length === 0 ? ['  none'] : []),
      ...faults.flatMap(({ name, times, screens, stack }) => [
        `  ${name}, ${times} times, on ${screens.join(', ')}`,
        ...(stack.length === 0 ? ['    no stack is kept'] : stack.map((line) => `    ${line}`)),
      ]),
    ].join('\n'),
  ].join('\n\n')
}

function versionText({ version, firstSeen, screens }: VersionHealth): string {
  const header = ['screen', 'views', 'errors/1000', ...vitalNames]
  const rows = screens.map(({ screen, views, faultsPerThousand, vitals }) => [
    screen,
    String(views),
    faultsPerThousand === null ? '–' : faultsPerThousand.toFixed(1),
    ...vitalNames.map((name) => vitalText(name, vitals[name])),
  ])
  const widths = header.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const lines = [header, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  const since = `${firstSeen.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return [`Version ${version}, since ${since}`, ...lines.map((line) => `  ${line}`)].join('\n')
}

function vitalText(name: VitalName, vital: MeasuredVital | null): string {
  return vital === null ? '–' : `${valueText(name, vital.p75)} (${vital.samples})`
}

const valueText = (name: VitalName, value: number): string =>
  name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`

function worseningText({ screen, what, before, now, ofBefore, ofNow }: Worsening): string {
  const text = (value: number) => (what === 'errors' ? `${value.toFixed(1)} in 1000 views` : valueText(what, value))
  return `${screen}: ${what} ${text(before)} → ${text(now)} (of ${ofBefore} → ${ofNow})`
}
