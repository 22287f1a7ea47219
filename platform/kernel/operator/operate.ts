import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import { errorCodes } from '../../../contract/envelope'
import { parsePhoneNumber } from '../../../src/domain/frame/session/phone-number'
import type { Transaction } from '../database/client'
import { queriesOf } from '../database/queries'
import { selectTimeZone } from '../site/site.queries'
import { Refusal } from '../http/refusal'
import type { Platform } from '../platform'
import { outsideText } from '../outside/outside-text'
import { announceChange } from '../publishing/site-changes'
import { printable } from '../shared/printable'
import { noteSecurityEvent } from '../shared/security-events'
import type { SecurityEvent } from '../shared/security-events'
import { listActs, logAct } from './act-log'
import { asksForHelp } from './asks-for-help'
import type { CommandOffice, CommandReport, CommandRequest, Desk, DeskCommand } from './desk'
import { withOpenable } from './openable-pictures'
import { OperatorError } from './operator-error'
import { addOperator, isOperator, listOperators, readOperator, readPictures, removeOperator } from './operators'
import { listCaseKinds, listHistory } from './case-history'
import { allDesks, helpOf, historyText, listText, logText, operatorsText } from './shown-lists'
import { overviewText, pageSize, timeIn, usageOf } from './shown-lists'
import type { TimeText } from './shown-lists'

export interface OperatorAnswer {
  /** The output, without characters that a terminal would take for a command. */
  readonly output: string
  readonly failed: boolean
}

export interface Office extends CommandOffice, Pick<Platform, 'vault' | 'signer' | 'uploadUses'> {
  /** The log of a running platform; undefined when none runs. The table of acts records every act either way. */
  readonly log?: FastifyBaseLogger
}

interface Command {
  readonly operator: string
  readonly directory: string
  readonly words: readonly string[]
  readonly now: Date
}

/** Runs one command line of the operator on the desks of the features. Never throws for wrong input. */
export async function operate(
  office: Office,
  desks: readonly Desk[],
  commandLine: readonly string[],
  now: Date,
): Promise<OperatorAnswer> {
  const json = commandLine.includes('--json')
  const answer = (value: unknown, text: string, isFailed: boolean): OperatorAnswer => ({
    output: printable(json ? JSON.stringify(value) : text),
    failed: isFailed,
  })
  let words: readonly string[] = commandLine
  try {
    const read = readOperator(commandLine.filter((word) => word !== '--json'))
    // The list of a desk may be asked for by name as well.
    words = read.words.length === 2 && read.words[1] === 'list' ? read.words.slice(0, 1) : read.words
    if (asksForHelp(words)) return { output: helpOf(desks), failed: false }
    const { value, text, isRefused = false } = await answerCommand(office, desks, { ...read, words, now })
    return answer(value, text, isRefused)
  } catch (error) {
    const message = messageOf(error, words)
    if (message === null) throw error
    return answer({ error: message }, message, true)
  }
}

async function answerCommand(office: Office, desks: readonly Desk[], command: Command): Promise<CommandReport> {
  const { database } = office
  const { operator, words, now } = command
  const [name, act, id] = words
  if (!(await isOperator(database, operator, now))) {
    const request = { operator, desk: name ?? '', act: act ?? '', caseId: id ?? '', text: '' }
    await logAct(database, { ...request, outcome: 'refused: not an operator' }, now)
    noteAct(office, 'operator.refused', { operator, desk: request.desk, act: request.act, outcome: 'not an operator' })
    throw new OperatorError(
      `"${operator}" is not an operator. Say who you are by --as <name>; an operator adds others by: npm run operator -- operators add <name>`,
    )
  }
  const time = timeIn(await selectTimeZone(queriesOf(database)))
  if (name === 'log') {
    const acts = await listActs(database, pageSize, { desk: act, caseId: id })
    return { value: acts, text: logText(acts, time) }
  }
  if (name === 'history') {
    if (act === undefined || id === undefined)
      throw new OperatorError('Which one? npm run operator -- history <kind> <id>, such as history wish wish-001')
    const steps = await listHistory(database, act, id)
    if (steps.length === 0) {
      const kinds = (await listCaseKinds(database)).join(', ')
      throw new OperatorError(
        `"${act} ${id}" has no steps. Kinds that have: ${kinds}. What operators did at a desk: npm run operator -- log <desk> <id>`,
      )
    }
    return { value: steps, text: historyText(steps, time) }
  }
  if (name === operatorsDesk && act === undefined) {
    const all = await listOperators(database)
    return { value: all, text: operatorsText(all, time) }
  }
  if (act === undefined) return await showDesks(office, desks, name, { now, time })
  const withCommand = desks.find((desk) => desk.name === name && !Object.hasOwn(desk.acts, act))?.command
  return withCommand === undefined
    ? await runAct(office, desks, command)
    : await runCommand(office, name ?? '', withCommand, { ...command, time })
}

/** What waits at a desk, or at all of them when none is named. */
async function showDesks(
  office: Office,
  desks: readonly Desk[],
  name: string | undefined,
  { now, time }: Pick<Command, 'now'> & { readonly time: TimeText },
): Promise<CommandReport> {
  const { database, vault } = office
  const overview = desks.find((desk) => desk.name === name)?.overview
  if (overview !== undefined) return await overview(office, now)
  const isOverview = name === undefined || name === allDesks
  const selectedDesks = isOverview ? desks.filter(({ byName }) => byName !== true) : [deskOf(desks, name)]
  const lists = await Promise.all(
    selectedDesks.map(async (desk) => ({
      desk,
      waiting: await withOpenable(office, await desk.selectWaiting(database, pageSize, vault), now),
    })),
  )
  return {
    value: lists.map(({ desk, waiting }) => ({ desk: desk.name, waiting })),
    text:
      name === undefined
        ? overviewText(lists, time)
        : lists.map(({ desk, waiting }) => listText(desk, waiting, time)).join('\n\n'),
  }
}

/** Runs an act on a case, in the transaction that logs it. */
async function runAct(office: Office, desks: readonly Desk[], command: Command): Promise<CommandReport> {
  const { database } = office
  const { operator, directory, words, now } = command
  const { words: said, pictures } = readPictures(words, directory)
  const [name = '', act = '', id, ...text] = said
  const work =
    name === operatorsDesk
      ? changeOfOperators(operator, act, [id, ...text].join(' ').trim(), now)
      : await actOf(office, deskOf(desks, name), act, {
          name: id,
          text: outsideText(text.join(' ')).trim(),
          pictures,
          now,
        })
  const note = (event: SecurityEvent, outcome: string) => noteAct(office, event, { operator, desk: name, act, outcome })
  const logged = { operator, desk: name, act, caseId: work.logged, text: work.text }
  try {
    await database.transaction(async (transaction) => {
      // Steps that the act adds name the operator (`case_steps.operator`).
      await transaction.execute(sql`select set_config('townsquare.operator', ${operator}, true)`)
      await work.run(transaction)
      await logAct(transaction, { ...logged, outcome: 'done' }, now)
      // Nearly every act changes what guests see.
      await announceChange(transaction)
    })
  } catch (error) {
    const outcome = outcomeOf(error)
    await logAct(database, { ...logged, outcome }, now)
    note('operator.refused', outcome)
    throw error
  }
  note('operator.acted', 'done')
  return { value: { desk: name, act, id: work.id, done: true }, text: `Done: ${act} ${work.id}` }
}

/** Runs a command of a desk. The log says what it was asked for, and whether it did that. */
async function runCommand(
  office: Office,
  desk: string,
  { run }: DeskCommand,
  { operator, directory, words: [, ...words], now, time }: Command & Pick<CommandRequest, 'time'>,
): Promise<CommandReport> {
  const [act = '', caseId = '', ...text] = words
  const note = async (outcome: string): Promise<void> => {
    await logAct(office.database, { operator, desk, act, caseId, text: text.join(' '), outcome }, now)
    noteAct(office, outcome === 'done' ? 'operator.acted' : 'operator.refused', { operator, desk, act, outcome })
  }
  try {
    const report = await run(office, { words, directory, operator, at: now, time })
    if (report.isRefused !== true) await announceChange(office.database)
    await note(report.isRefused === true ? 'refused' : 'done')
    return report
  } catch (error) {
    await note(outcomeOf(error))
    throw error
  }
}

/** Notes an act in the log of a running platform. */
export function noteAct(
  { log, signer, configuration }: Office,
  event: SecurityEvent,
  details: Readonly<Record<'operator' | 'desk' | 'act' | 'outcome', string>>,
): void {
  if (log !== undefined) noteSecurityEvent({ log, signer, configuration }, event, details)
}

/** The work of an act, which runs in the transaction that logs it. */
interface Work {
  readonly id: string
  /** How the log names it: by a number where the operator did, which is masked there, else by the id. */
  readonly logged: string
  readonly text: string
  readonly run: (transaction: Transaction) => Promise<void>
}

const operatorsDesk = 'operators'

function changeOfOperators(operator: string, act: string, name: string, now: Date): Work {
  if (act !== 'add' && act !== 'remove') throw new OperatorError('operators can be added and removed: add, remove.')
  if (name === '') throw new OperatorError(`Who? npm run operator -- operators ${act} <name>`)
  return {
    ...{ id: name, logged: name, text: '' },
    run: (transaction) =>
      act === 'add' ? addOperator(transaction, name, operator, now) : removeOperator(transaction, name, now),
  }
}

function deskOf(desks: readonly Desk[], name: string): Desk {
  const desk = desks.find((each) => each.name === name)
  if (desk !== undefined) return desk
  throw new OperatorError(`There is no desk "${name}". There are: ${desks.map((each) => each.name).join(', ')}.`)
}

interface NamedCase {
  /** The case as the operator names it. */
  readonly name: string | undefined
  readonly text: string
  /** Files of pictures that the operator adds. */
  readonly pictures: readonly string[]
  readonly now: Date
}

async function actOf(
  office: Office,
  desk: Desk,
  name: string,
  { name: named, text, pictures, now }: NamedCase,
): Promise<Work> {
  const act = Object.hasOwn(desk.acts, name) ? desk.acts[name] : undefined
  if (act === undefined)
    throw new OperatorError(`${desk.name} cannot be "${name}". They can: ${Object.keys(desk.acts).join(', ')}.`)
  if (named === undefined) throw new OperatorError(`Which one? ${usageOf(desk, name)}`)
  if (act.takesText && text === '')
    throw new OperatorError(`Add the words that the person concerned will read. ${usageOf(desk, name)}`)
  if (!act.takesText && text !== '') throw new OperatorError(`Nothing comes after the id. ${usageOf(desk, name)}`)
  const { keepPicture } = act
  if (pictures.length > 0 && keepPicture === undefined)
    throw new OperatorError(`No pictures come with it. ${usageOf(desk, name)}`)
  const problem = act.problemOf?.(text, office) ?? null
  if (problem !== null) throw new OperatorError(problem)
  const id = act.idOf === undefined ? named : await act.idOf(office.database, named)
  const logged = parsePhoneNumber(named).ok ? named : id
  // They are stored before the transaction, which would wait for the store; one that nothing refers to is removed later.
  const kept: string[] = []
  for (const file of pictures) kept.push(await keepPicture!(office, file, now))
  return { id, logged, text, run: (transaction) => act.carryOut(transaction, id, text, now, kept) }
}

interface RefusedError {
  readonly state?: string
  readonly fields?: Readonly<Record<string, string>>
}

function outcomeOf(error: unknown): string {
  if (error instanceof OperatorError) return 'refused'
  if (!(error instanceof Refusal)) return 'failed'
  const { state } = error.data as RefusedError
  return `refused: ${error.code}${state === undefined ? '' : ` ${state}`}`
}

/** The message for the operator; null for a fault. */
function messageOf(error: unknown, [desk, act, id]: readonly string[]): string | null {
  if (error instanceof OperatorError) return error.message
  if (!(error instanceof Refusal)) return null
  const data = error.data as RefusedError
  if (error.code === errorCodes.gone) return `There is no "${id}" among the ${desk}.`
  if (error.code === errorCodes.stateRefuses) return `Cannot ${act} ${id}: it is ${data.state} already.`
  if (error.code === errorCodes.invalid)
    return `The words do not fit: ${Object.entries(data.fields ?? {})
      .map(([field, reason]) => `${field} ${reason}`)
      .join(', ')}.`
  return `Refused with ${error.code}.`
}
