import { brokenCalls, figuresOf, isBroken, sufferingScreens, type Report } from './report'
import { doNotHold } from './rules'

/** So many screens are named beside a call; the rest is counted. */
const mostScreens = 6

/** The report for a terminal. */
export function asText(report: Report): string {
  const { calls, tried, rules, requests, broken } = figuresOf(report)
  const skipped = report.calls.filter((call) => call.skipped !== null)
  const suffering = [...sufferingScreens(report).keys()]
  return [
    `${report.origin}: ${tried} of ${calls} calls tried, ${rules} rules checked ${requests} times, ${broken} do not hold`,
    ...brokenCalls(report).flatMap(({ name, address, findings, screens }) => [
      '',
      `✗ ${name}  ${address}`,
      ...findings
        .filter(isBroken)
        .flatMap(({ rule, sentence, problems }) => [
          `  ${rule}: a platform ${sentence}`,
          ...problems.map((problem) => `    - ${problem}`),
        ]),
      `  screens: ${shortList(screens)}`,
    ]),
    ...(suffering.length === 0 ? [] : ['', `${suffering.length} screens suffer: ${shortList(suffering)}`]),
    ...(skipped.length === 0 ? [] : ['', 'Not tried, or not whole:']),
    ...skipped.map(({ name, skipped: reason }) => `  ${name}: ${reason}`),
    ...(report.left.length === 0 ? [] : ['', 'What stays on the platform:']),
    ...report.left.map((each) => `  ${each}`),
    '',
    broken === 0 ? 'What was tried holds.' : doNotHold(broken),
  ].join('\n')
}

function shortList(names: readonly string[]): string {
  if (names.length === 0) return 'none'
  const rest = names.length - mostScreens
  return `${names.slice(0, mostScreens).join(', ')}${rest > 0 ? `, and ${rest} more` : ''}`
}
