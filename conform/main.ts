import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { allEndpoints } from '../contract/reading/all-endpoints'
import { conform, Unreachable } from './conform'
import { readOptions, WrongOption, type Options } from './options'
import { asHtml } from './report/as-html'
import { asJunit } from './report/as-junit'
import { asText } from './report/as-text'
import { figuresOf, reportFiles, reportOf } from './report/report'
import { readScreensOfCalls, type ScreensOfCalls } from './screens/screens-of-calls'

/** `npm run conform -- <origin>`; docs/conform.md says what it does. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), process.env['CONFORM_ACCOUNTS'])
  const screens = readScreensOfCalls()
  const only = chosenCalls(options, screens)
  const conformed = await conform({
    origin: options.origin,
    accounts: options.accounts,
    askCode,
    write: options.write,
    ids: options.ids,
    onProgress: (step) => process.stderr.write(`${step} …\n`),
    ...(only === null ? {} : { only }),
    ...(options.client === null ? {} : { client: options.client }),
  })
  const report = reportOf(options.origin, conformed, screens, new Date())
  process.stdout.write(`${asText(report)}\n`)
  if (options.report !== null) {
    await mkdir(options.report, { recursive: true })
    const files = { [reportFiles.text]: asText, [reportFiles.junit]: asJunit, [reportFiles.html]: asHtml }
    for (const [name, write] of Object.entries(files)) await writeFile(join(options.report, name), write(report))
    process.stdout.write(`${join(options.report, reportFiles.html)}\n`)
  }
  return figuresOf(report).broken === 0 ? 0 : 1
}

/** The calls that the operator chose, by name or by screen; null for all. */
function chosenCalls({ calls, screens: paths }: Options, screens: ScreensOfCalls): ReadonlySet<string> | null {
  if (calls.length === 0 && paths.length === 0) return null
  const names = new Set(allEndpoints().map(({ endpoint }) => endpoint.name))
  const unknown = calls.find((name) => !names.has(name))
  if (unknown !== undefined) throw new WrongOption(`--call ${unknown}: the contract has no such call`)
  const known = new Set([...screens.values()].flat())
  const nowhere = paths.find((path) => !known.has(path))
  if (nowhere !== undefined)
    throw new WrongOption(
      `--screen ${nowhere}: no such path; docs/screens.md lists them, such as /index or /posts/:aid`,
    )
  const ofScreens = [...screens].filter(([, all]) => all.some((path) => paths.includes(path))).map(([name]) => name)
  return new Set([...calls, ...ofScreens])
}

/** Asks on the terminal for the code that a phone got. */
async function askCode(phone: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const code = await terminal.question(`The code that was sent to ${phone}: `)
  terminal.close()
  return code.trim()
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof WrongOption) && !(error instanceof Unreachable)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
