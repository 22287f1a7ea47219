import { XMLBuilder } from 'fast-xml-parser'
import { isBroken, type Report } from './report'

/** Signs that no XML may contain. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const clean = (text: string): string => text.replace(impossible, '\uFFFD')

/** The report as JUnit XML, as servers of continuous integration read it: one case for each rule of each call. */
export function asJunit(report: Report): string {
  const cases = report.calls.flatMap(({ name, skipped, findings, screens }) => [
    ...findings.map((finding) => ({
      '@name': `${finding.rule}: ${finding.sentence}`,
      '@classname': name,
      ...(isBroken(finding)
        ? {
            failure: {
              '@message': clean(finding.problems[0] ?? ''),
              '#text': clean([...finding.problems, `screens: ${screens.join(', ')}`].join('\n')),
            },
          }
        : {}),
    })),
    ...(skipped === null ? [] : [{ '@name': 'is tried', '@classname': name, skipped: { '@message': clean(skipped) } }]),
  ])
  const document = {
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    testsuites: {
      testsuite: {
        '@name': `conform ${clean(report.origin)}`,
        '@timestamp': report.at.toISOString(),
        '@tests': cases.length,
        '@failures': cases.filter((each) => 'failure' in each).length,
        '@skipped': cases.filter((each) => 'skipped' in each).length,
        testcase: cases,
      },
    },
  }
  const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true })
  return builder.build(document)
}
