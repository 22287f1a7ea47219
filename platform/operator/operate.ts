import { errorCodes } from '../../contract/envelope'
import type { Database } from '../database/client'
import { Refusal } from '../http/refusal'
import type { Vault } from '../shared/vault'
import type { Desk, WaitingCase } from './desk'

export interface OperatorAnswer {
  readonly output: string
  readonly failed: boolean
}

const listed = 50

/** A mistyped or impossible command; the message says what is right. */
class OperatorError extends Error {}

/** Runs one command line of the operator on the desks of the features. Never throws for wrong input. */
export async function operate(
  { database, vault }: { readonly database: Database; readonly vault: Vault },
  desks: readonly Desk[],
  given: readonly string[],
  now: Date,
): Promise<OperatorAnswer> {
  const json = given.includes('--json')
  const words = given.filter((word) => word !== '--json')
  const shown = (value: unknown, text: string): string => (json ? JSON.stringify(value) : text)
  try {
    const [name, act, id, ...text] = words
    if (name === 'help' || words.includes('--help')) return { output: helpOf(desks), failed: false }
    const asked = name === undefined ? desks : [deskOf(desks, name)]
    if (act === undefined) {
      const lists = await Promise.all(
        asked.map(async (desk) => ({ desk, waiting: await desk.waiting(database, listed, vault) })),
      )
      const value = lists.map(({ desk, waiting }) => ({ desk: desk.name, waiting }))
      return {
        output: shown(value, lists.map(({ desk, waiting }) => listText(desk, waiting)).join('\n\n')),
        failed: false,
      }
    }
    await carryOut(database, deskOf(desks, name ?? ''), { act, id, text: text.join(' ').trim() }, now)
    return { output: shown({ desk: name, act, id, done: true }, `Done: ${act} ${id}`), failed: false }
  } catch (error) {
    const message = messageOf(error, words)
    if (message === null) throw error
    return { output: shown({ error: message }, message), failed: true }
  }
}

function deskOf(desks: readonly Desk[], name: string): Desk {
  const desk = desks.find((each) => each.name === name)
  if (desk !== undefined) return desk
  throw new OperatorError(`There is no desk "${name}". There are: ${desks.map((each) => each.name).join(', ')}.`)
}

async function carryOut(
  database: Database,
  desk: Desk,
  { act: name, id, text }: { readonly act: string; readonly id: string | undefined; readonly text: string },
  now: Date,
): Promise<void> {
  const act = Object.hasOwn(desk.acts, name) ? desk.acts[name] : undefined
  if (act === undefined)
    throw new OperatorError(`${desk.name} cannot be "${name}". They can: ${Object.keys(desk.acts).join(', ')}.`)
  if (id === undefined) throw new OperatorError(`Which one? ${usageOf(desk, name)}`)
  if (act.takesText && text === '')
    throw new OperatorError(`The words that the person concerned reads are missing. ${usageOf(desk, name)}`)
  if (!act.takesText && text !== '') throw new OperatorError(`Nothing comes after the id. ${usageOf(desk, name)}`)
  await act.carryOut(database, id, text, now)
}

/** Null for a fault. */
function messageOf(error: unknown, [desk, act, id]: readonly string[]): string | null {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Refusal)) return null
  const data = error.data as { readonly state?: string; readonly fields?: Readonly<Record<string, string>> }
  if (error.code === errorCodes.gone) return `There is no "${id}" among the ${desk}.`
  if (error.code === errorCodes.stateRefuses) return `Cannot ${act} ${id}: it is ${data.state} already.`
  if (error.code === errorCodes.invalid)
    return `The words do not fit: ${Object.entries(data.fields ?? {})
      .map(([field, reason]) => `${field} ${reason}`)
      .join(', ')}.`
  return `Refused with ${error.code}.`
}

const usageOf = (desk: Desk, act: string): string =>
  `npm run operator -- ${desk.name} ${act} <id>${desk.acts[act]?.takesText === true ? ' "<words>"' : ''}`

function listText(desk: Desk, waiting: readonly WaitingCase[]): string {
  const cases = waiting.flatMap(({ id, since, from, title, text }) => [
    '',
    `${id}  ${since.toISOString().slice(0, 16).replace('T', ' ')} UTC  ${from}`,
    ...[title, text].filter((line) => line !== '').map((line) => `  ${line.replace(/\s+/g, ' ')}`),
  ])
  const count = waiting.length === listed ? `the first ${listed}` : String(waiting.length)
  const acts = waiting.length === 0 ? [] : ['', ...Object.keys(desk.acts).map((act) => `  ${usageOf(desk, act)}`)]
  return [`${desk.summary}: ${count}`, ...cases, ...acts].join('\n')
}

function helpOf(desks: readonly Desk[]): string {
  return [
    'What waits for the operator, and what can be done with it.',
    '',
    '  npm run operator                     all that waits',
    '  npm run operator -- <desk>           what waits at one desk',
    '  npm run operator -- <…> --json       the same for programs',
    '',
    ...desks.flatMap((desk) => [
      `${desk.name}: ${desk.summary}`,
      ...Object.entries(desk.acts).map(([act, { summary }]) => `  ${usageOf(desk, act)}  ${summary}`),
    ]),
    '',
    'It works on the database that DATA_DIR or DATABASE_URL names, whether the platform runs or not.',
  ].join('\n')
}
