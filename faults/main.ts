import { mkdir, writeFile } from 'node:fs/promises'
import { atMost, forScale, shownValue, type Figure } from '../bench/lib/figures.mjs'
import { writeSection } from '../bench/lib/report.mjs'
import { buildPlatform } from '../scripts/build-platform.mjs'
import { missingForNginx } from '../tests/support/nginx'
import { readOptions, WrongOption } from './options'
import { kills } from './parts/kills'
import { outages } from './parts/outages'
import { calledTwice } from './parts/receivers'
import { runPart, type City } from './parts/run-part'
import { surroundings } from './parts/surroundings'
import { startStack } from './stack/stack'
import { prepareCity } from './writing/city'

const parts = { ...kills, ...outages, ...surroundings }

/** `npm run faults`; docs/operating.md says what each fault means for the office. */
async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2), Object.keys(parts))
  if (missingForNginx !== null) throw new WrongOption(missingForNginx)
  const say = (line: string): void => void process.stdout.write(`${line}\n`)
  const begun = performance.now()
  await buildPlatform()
  const stack = await startStack(say)
  const figures: Figure[] = []
  // Whoever ends the suite early leaves no process and no mounted disk behind.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stack.stop().finally(() => process.exit(2)))
  try {
    const city: City = { stack, writers: await prepareCity(stack), written: [], known: new Set(), say }
    let killed = 0
    for (const name of options.parts) {
      const part = parts[name]
      if (part === undefined) continue
      say(`\n${name}`)
      const ran = await runPart(city, part, options.times ?? part.times)
      for (const figure of ran.figures) say(lineOf(figure))
      figures.push(...ran.figures)
      killed += name in kills ? ran.count : 0
      // Whoever ends the suite early keeps what was measured until then.
      if (options.times === null) write(figures, true)
    }
    figures.push(...(await ofAll(city, performance.now() - begun, killed)))
  } finally {
    await stack.stop()
  }
  for (const figure of figures.slice(-3)) say(lineOf(figure))
  if (options.times === null) write(figures, options.parts.length < Object.keys(parts).length)
  return figures.some(({ met }) => met === false) ? 1 : 0
}

function write(figures: readonly Figure[], keepOtherFigures: boolean): void {
  writeSection('faults', { figures, at: new Date().toISOString().slice(0, 10) }, { keepOtherFigures })
}

/** What all parts share. */
async function ofAll({ stack, writers, written }: City, took: number, killed: number): Promise<readonly Figure[]> {
  for (const { client } of writers) client.close()
  const log = await stack.log()
  await mkdir('.cache/faults', { recursive: true })
  await writeFile('.cache/faults/platform.log', log)
  const faults = log.split('\n').filter((line) => line.includes('"level":50'))
  const messages = [...new Set(faults.map((line) => /"msg":"([^"]*)"/.exec(line)?.[1] ?? ''))]
  const sum = written.flatMap(({ told }) => Object.values(told)).reduce((total, all) => total + all.length, 0)
  const twice = calledTwice(stack)
  return [
    forScale('All: kills', killed, '', 'a hundred on a machine that has nothing else to do'),
    atMost('All: lines of the logs that say fault', faults.length, 0, '', messages.join('; ')),
    forScale(
      'All: minutes',
      took / 60_000,
      '',
      `${sum} acknowledged writes; ${twice} devices got a notification twice`,
    ),
  ]
}

function lineOf(figure: Figure): string {
  const mark = figure.met === null ? ' ' : figure.met ? '✓' : '✗'
  const target = figure.target === '' ? '' : ` (target ${figure.target})`
  return `  ${mark} ${figure.name}: ${shownValue(figure)}${target} — ${figure.detail}`
}

try {
  process.exitCode = await main()
} catch (error) {
  if (!(error instanceof WrongOption)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 2
}
