import type { Rule } from './rules'

/** One rule for one call: how often it was tried, and what was wrong. */
export interface Finding {
  readonly call: string
  readonly rule: Rule
  readonly tried: number
  /** What was wrong, in words, each with the request that shows it; empty when the rule holds. */
  readonly problems: readonly string[]
}

/** The most problems that are told of one rule of one call; the next ones are like them. */
const mostProblems = 5

/** Keeps what was found, by call and rule. */
export class Ledger {
  private readonly found = new Map<string, { call: string; rule: Rule; tried: number; problems: Set<string> }>()
  private readonly untried = new Map<string, string>()
  private readonly remains: string[] = []

  /**
   * Notes that a rule was tried.
   * @param problem what was wrong; null when the rule was kept
   */
  note(call: string, rule: Rule, problem: string | null): void {
    const key = `${call} ${rule}`
    const finding = this.found.get(key) ?? { call, rule, tried: 0, problems: new Set<string>() }
    this.found.set(key, finding)
    finding.tried += 1
    if (problem !== null && finding.problems.size < mostProblems) finding.problems.add(problem)
  }

  /** Notes why a call was not tried; a call that was tried after all is none of these. */
  skip(call: string, reason: string): void {
    this.untried.set(call, reason)
  }

  /** Notes what stays on the platform. */
  leave(what: string): void {
    this.remains.push(what)
  }

  get findings(): readonly Finding[] {
    return [...this.found.values()].map(({ problems, ...finding }) => ({ ...finding, problems: [...problems] }))
  }

  get skipped(): ReadonlyMap<string, string> {
    const answered = new Set(this.findings.filter(({ rule }) => rule === 'answer').map(({ call }) => call))
    return new Map([...this.untried].filter(([call]) => !answered.has(call)))
  }

  get left(): readonly string[] {
    return this.remains
  }
}
