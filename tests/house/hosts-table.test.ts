// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { AppMethod } from '../../src/application/frame/hosts/app-methods'
import { methodNames, methodTable } from '../../src/infrastructure/frame/hosts/method-table'
import { connectedPage } from '../support/native-sides/connect'
import { messengerOutcomeOf } from '../support/native-sides/messenger-page'
import { exampleAnswers, methodExamples } from '../support/native-sides/method-examples'
import { nativeSides } from '../../platform/demo/phones/sides/native-sides'
import type { AppMood } from '../../platform/demo/phones/sides/simulated-app'
import { replaceProperty } from '../support/replace-property'
import { fallbacks } from './host-fallbacks'

const howTo = 'docs/hosts.md is not up to date: npx vitest run tests/house/hosts-table.test.ts --update'
// The repository by its folder: `source-tree.ts` needs the URL of Node, which a window replaces.
const file = join(process.cwd(), 'docs/hosts.md')
const begin = '<!-- Written by tests/house/hosts-table.test.ts -->'
const end = '<!-- End of what the test writes -->'

const hosts = Object.keys(nativeSides)
const moods: readonly AppMood[] = ['answered', 'refused', 'absent', 'never', 'rubbish', 'twice', 'late']
const signs = { answered: '✓', told: '→', refused: '✗', absent: '–', unanswered: '◷', unreadable: '?' }

/** Whether the host hands the argument over as one value for each field, not as an object. */
const takesList = (host: string): boolean => host.startsWith('Android') || host.startsWith('iOS')

/** Calls a method in a host whose app is in a mood, and returns what became of it. */
async function outcomeOf(method: AppMethod, host: string, mood: AppMood): Promise<keyof typeof signs> {
  const page = await connectedPage(host, exampleAnswers(), mood)
  const { app, bridge, clock } = page
  const { argument, answer } = methodExamples[method]
  try {
    expect(bridge.can(method)).toBe(mood !== 'absent')
    const waits = clock.timerSet()
    const calling = bridge.call(method, argument as never)
    await Promise.race([calling, waits])
    clock.pass(methodTable[method].patience)
    app.answerLate()
    const called = await calling
    const sent = takesList(host) ? Object.values(argument) : argument
    const got = app.log.filter((each) => each.method !== 'methods')
    expect(got).toEqual(mood === 'absent' ? [] : [{ method, argument: sent }])
    expect(clock.waiting).toBe(0)
    if (!called.ok) return called.reason
    expect(called.value).toEqual(answer)
    return answer === null ? 'told' : 'answered'
  } finally {
    page.end()
  }
}

const seconds = (milliseconds: number) => (milliseconds === 0 ? 'not waited for' : `${milliseconds / 1000} s`)
const code = (text: string) => `\`${text}\``

function methodRow(method: AppMethod): string {
  const { argument, patience, since } = methodTable[method]
  const fields = Object.keys(argument.shape).join(', ')
  const { answer } = methodExamples[method]
  const cells = [
    code(`${method}(${fields})`),
    answer === null ? 'nothing' : code(JSON.stringify(answer)),
    seconds(patience),
    String(since),
    fallbacks[method],
  ]
  return `| ${cells.join(' | ')} |`
}

/** The cells of the messenger, whose script asks for its own user agent when it is loaded. */
async function messengerCells(): Promise<ReadonlyMap<AppMethod, string>> {
  replaceProperty(window.navigator, 'userAgent', 'Mozilla/5.0 (Linux; Android 14) Mobile MicroMessenger/8.0.50')
  replaceProperty(window.navigator, 'platform', 'Linux aarch64')
  const cells = new Map<AppMethod, string>()
  for (const method of methodNames) {
    const outcomes: string[] = []
    for (const mood of moods) outcomes.push(signs[await messengerOutcomeOf(method, mood)])
    cells.set(method, outcomes.join(' '))
  }
  return cells
}

async function outcomeRow(method: AppMethod): Promise<string> {
  const cells: string[] = []
  for (const host of hosts) {
    const outcomes: string[] = []
    for (const mood of moods) outcomes.push(signs[await outcomeOf(method, host, mood)])
    cells.push(outcomes.join(' '))
  }
  return `| ${[code(method), ...cells].join(' | ')} |`
}

it('docs/hosts.md says what each method does in each host, and what stands in for it', async () => {
  const inMessenger = await messengerCells()
  replaceProperty(window.navigator, 'userAgent', 'Mozilla/5.0 CityApp/3.1')
  const outcomes: string[] = []
  for (const method of methodNames) outcomes.push(`${await outcomeRow(method)} ${inMessenger.get(method)} |`)
  const table = `${begin}

### The methods

| method, and the order of its fields | example of an answer | waits | since version | without the method, or when it fails |
|---|---|---|---|---|
${methodNames.map(methodRow).join('\n')}

### Each method in each host

Each cell is one app, or the messenger under its own script, in seven moods: it ${moods.map((mood) => `*${mood}*`).join(', ')}.
${Object.entries(signs)
  .map(([outcome, sign]) => `${sign} ${outcome}`)
  .join(', ')}.

| method | ${hosts.join(' | ')} | messenger |
|---|${hosts.map(() => '---|').join('')}---|
${outcomes.join('\n')}

${end}`
  const now = readFileSync(file, 'utf8')
  const [before = '', rest = ''] = now.split(begin)
  expect(rest).toContain(end)
  await expect(`${before}${table}${rest.slice(rest.indexOf(end) + end.length)}`, howTo).toMatchFileSnapshot(file)
})
