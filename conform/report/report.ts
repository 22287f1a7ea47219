import type { Endpoint } from '../../contract/endpoint'
import type { ScreensOfCalls } from '../screens/screens-of-calls'
import type { Ledger } from './ledger'
import { rules, type Rule } from './rules'

export interface ReportedFinding {
  readonly rule: Rule
  /** The rule as a sentence. */
  readonly sentence: string
  readonly tried: number
  readonly problems: readonly string[]
}

export interface ReportedCall {
  readonly name: string
  /** The method and the address of the call. */
  readonly address: string
  readonly findings: readonly ReportedFinding[]
  /** Why the call was not tried whole; null when it was. */
  readonly skipped: string | null
  /** The paths of the screens that make the call. */
  readonly screens: readonly string[]
}

/** What was found out about a platform. */
export interface Report {
  readonly origin: string
  readonly at: Date
  readonly calls: readonly ReportedCall[]
  /** What stays on the platform. */
  readonly left: readonly string[]
}

export const isBroken = ({ problems }: ReportedFinding): boolean => problems.length > 0
export const brokenCalls = ({ calls }: Report): readonly ReportedCall[] =>
  calls.filter(({ findings }) => findings.some(isBroken))

/** The screens that suffer, each with the calls that they suffer from. */
export function sufferingScreens(report: Report): ReadonlyMap<string, readonly string[]> {
  const screens = new Map<string, string[]>()
  for (const { name, screens: paths } of brokenCalls(report))
    for (const path of paths) screens.set(path, [...(screens.get(path) ?? []), name])
  return new Map([...screens].sort(([one], [other]) => one.localeCompare(other)))
}

/** Puts together what was found, what was not tried, and which screens make the calls. */
export function reportOf(
  origin: string,
  { ledger, endpoints }: { readonly ledger: Ledger; readonly endpoints: readonly Endpoint[] },
  screens: ScreensOfCalls,
  at: Date,
): Report {
  const calls = endpoints.map((endpoint): ReportedCall => ({
    name: endpoint.name,
    address: `${endpoint.method} ${endpoint.url}`,
    findings: ledger.findings
      .filter(({ call }) => call === endpoint.name)
      .map(({ rule, tried, problems }) => ({ rule, sentence: rules[rule], tried, problems })),
    skipped: ledger.skipped.get(endpoint.name) ?? null,
    screens: screens.get(endpoint.name) ?? [],
  }))
  return { origin, at, calls, left: ledger.left }
}

/** The figures of a report. */
export function figuresOf({ calls }: Report) {
  const findings = calls.flatMap((call) => call.findings)
  return {
    calls: calls.length,
    tried: calls.filter((call) => call.findings.length > 0).length,
    rules: findings.length,
    requests: findings.reduce((sum, { tried }) => sum + tried, 0),
    broken: findings.filter(isBroken).length,
  }
}

/** The files of a report, by their names. */
export const reportFiles = { text: 'conform.txt', junit: 'conform.xml', html: 'conform.html' } as const
