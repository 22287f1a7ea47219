import type { Language } from '../site/preferences'

/** What the web vitals library measures: CLS has no unit, all others are milliseconds. */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const
export type VitalName = (typeof vitalNames)[number]

/** What shows the page: a browser, the site's app, or the messenger. */
export const hostKinds = ['browser', 'app', 'messenger'] as const
export type HostKind = (typeof hostKinds)[number]

/** The kinds of the Network Information API; `unknown` in browsers without it. */
export const networkKinds = ['slow-2g', '2g', '3g', '4g', 'unknown'] as const
export type ReportedNetwork = (typeof networkKinds)[number]

/**
 * The names of errors that may be sent. A name is a text that anybody can set, so that any other one is sent as
 * `other`.
 */
export const faultNames = [
  'Error',
  'TypeError',
  'RangeError',
  'ReferenceError',
  'SyntaxError',
  'URIError',
  'AggregateError',
  'ChunkLoadError',
  'AbortError',
  'DataCloneError',
  'InvalidStateError',
  'NetworkError',
  'NotAllowedError',
  'NotFoundError',
  'NotSupportedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'other',
] as const
export type FaultName = (typeof faultNames)[number]

/** The most that one report has of each. */
export const reportLimits = { views: 40, timesOfView: 500, faults: 20, frames: 10 } as const

/** A position in a script of the build; lines and columns count from 1. */
export interface StackFrame {
  /** The name of the file, without its folder. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/** An error without its message: what kind it is, and where in our scripts it happened, the innermost frame first. */
export interface Fault {
  readonly name: FaultName
  readonly frames: readonly StackFrame[]
}

/**
 * What one visit tells of the client. Screens are patterns of routes, such as `/wishes/:id`: nothing here says who
 * visited, or what they looked at.
 */
export interface VisitReport {
  readonly version: string
  readonly host: HostKind
  readonly network: ReportedNetwork
  readonly language: Language
  /** How often each screen was opened since the last report. */
  readonly views: readonly { readonly screen: string; readonly times: number }[]
  readonly vitals: readonly { readonly screen: string; readonly name: VitalName; readonly value: number }[]
  readonly faults: readonly (Fault & { readonly screen: string })[]
}
