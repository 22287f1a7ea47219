import { brokenCalls, figuresOf, isBroken, sufferingScreens, type Report, type ReportedCall } from './report'
import { doNotHold } from './rules'

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const style = `
:root { color-scheme: light dark; --line: #8884; --bad: light-dark(#b3261e, #ffb4ab); --good: light-dark(#146c2e, #7dd992) }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.4rem; overflow-wrap: anywhere } h2 { font-size: 1.15rem; margin-top: 2rem }
.figures { display: flex; flex-wrap: wrap; gap: .5rem 2rem; padding: 0; list-style: none }
.figures b { display: block; font-size: 1.6rem; line-height: 1.2 }
details, article { border: 1px solid var(--line); border-radius: .5rem; padding: .5rem 1rem; margin: .5rem 0 }
summary { cursor: pointer } summary, code, li { overflow-wrap: anywhere }
code { font-size: .875em } .bad { color: var(--bad) } .good { color: var(--good) } small { opacity: .75 }
ul { padding-inline-start: 1.25rem }`

/** The report as one page that needs nothing else. */
export function asHtml(report: Report): string {
  const { calls, tried, rules, requests, broken } = figuresOf(report)
  const skipped = report.calls.filter((call) => call.skipped !== null)
  const suffering = sufferingScreens(report)
  const holding = report.calls.filter(({ findings }) => findings.length > 0 && !findings.some(isBroken))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${broken === 0 ? 'Holds' : `${broken} do not hold`}: ${escaped(report.origin)}</title>
<style>${style}</style>
<h1>${escaped(report.origin)}</h1>
<p class="${broken === 0 ? 'good' : 'bad'}"><strong>${broken === 0 ? 'What was tried holds.' : doNotHold(broken)}</strong>
<small><time datetime="${report.at.toISOString()}">${report.at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time></small></p>
<ul class="figures">
<li><b>${tried} / ${calls}</b> calls tried</li><li><b>${rules}</b> rules</li><li><b>${requests}</b> checks</li>
<li><b>${suffering.size}</b> screens suffer</li>
</ul>
${section('What does not hold', brokenCalls(report).map(brokenCall))}
${section('Screens that suffer', suffering.size === 0 ? [] : [`<ul>${[...suffering].map(([path, names]) => `<li><code>${escaped(path)}</code>: ${names.map(escaped).join(', ')}</li>`).join('')}</ul>`])}
${section('Not tried, or not whole', skipped.length === 0 ? [] : [`<ul>${skipped.map(({ name, skipped: reason }) => `<li><code>${escaped(name)}</code>: ${escaped(reason ?? '')}</li>`).join('')}</ul>`])}
${section('What stays on the platform', report.left.length === 0 ? [] : [`<ul>${report.left.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`])}
${section('What holds', holding.map(holdingCall))}
</html>
`
}

const section = (title: string, parts: readonly string[]): string =>
  parts.length === 0 ? '' : `<section><h2>${title}</h2>\n${parts.join('\n')}</section>`

const brokenCall = ({ name, address, findings, screens }: ReportedCall): string =>
  `<article id="${escaped(name)}"><strong>${escaped(name)}</strong> <code>${escaped(address)}</code>
${findings
  .filter(isBroken)
  .map(
    ({ rule, sentence, problems }) =>
      `<p class="bad"><b>${rule}</b>: a platform ${escaped(sentence)}</p><ul>${problems.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`,
  )
  .join('')}
<p><small>Screens: ${screens.length === 0 ? 'none' : screens.map((path) => `<code>${escaped(path)}</code>`).join(', ')}</small></p></article>`

const holdingCall = ({ name, address, findings }: ReportedCall): string =>
  `<details><summary><b>${escaped(name)}</b> <code>${escaped(address)}</code></summary><ul>${findings
    .map(({ rule, sentence, tried }) => `<li>${rule}: ${escaped(sentence)} <small>(${tried})</small></li>`)
    .join('')}</ul></details>`
