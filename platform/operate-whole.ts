import { features, desks } from './features'
import { backUp } from './kernel/moving/backup'
import { folderOf } from './kernel/moving/command-words'
import { move, shownDestination } from './kernel/moving/move-command'
import { readReason } from './kernel/moving/stand-still'
import type { DatabaseConnection } from './kernel/database/client'
import { logAct } from './kernel/operator/act-log'
import { noteAct, operate } from './kernel/operator/operate'
import type { Office, OperatorAnswer } from './kernel/operator/operate'
import { OperatorError } from './kernel/operator/operator-error'
import { isOperator, readOperator } from './kernel/operator/operators'
import { asksForHelp } from './kernel/operator/asks-for-help'

interface WholeOffice extends Office {
  readonly connection: DatabaseConnection
}

/** The commands that are about the whole database, and not about a desk. */
const wholeCommands = new Set(['move', 'backup'])

/**
 * Runs one command line of the operator: on the desks, or on the database as a whole.
 * @param onProgress called with each line that tells how far a long command is
 */
export async function operateWhole(
  office: WholeOffice,
  commandLine: readonly string[],
  now: Date,
  onProgress: (line: string) => void,
): Promise<OperatorAnswer> {
  const [name = ''] = commandLine
  if (!wholeCommands.has(name) || asksForHelp(commandLine)) return await operate(office, desks, commandLine, now)
  try {
    const { operator, words, directory } = readOperator(commandLine.filter((word) => word !== '--json'))
    const { database } = office.connection
    const note = (event: 'operator.acted' | 'operator.refused', outcome: string) =>
      noteAct(office, event, { operator, desk: name, act: 'begin', outcome })
    if (!(await isOperator(database, operator, now))) {
      note('operator.refused', 'not an operator')
      throw new OperatorError(`"${operator}" is not an operator. Say who you are by --as <name>.`)
    }
    const rest = words.slice(1)
    const log = () =>
      logAct(database, { operator, desk: name, act: 'begin', caseId: '', text: shownWords(rest), outcome: 'done' }, now)
    // The log can be written only while the database accepts writes: before the move, and after the end of a stand-still.
    const wasStill = (await readReason(database)) !== null
    if (!wasStill) await log()
    note('operator.acted', 'begun')
    const output = await run(office, name, rest, { directory, now, onProgress })
    if (wasStill && (await readReason(database)) === null) await log()
    return { output, failed: false }
  } catch (error) {
    if (error instanceof OperatorError) return { output: error.message, failed: true }
    throw error
  }
}

const shownWords = (words: readonly string[]): string => words.map(shownDestination).join(' ')

interface Circumstances {
  /** The directory in which the operator is, from which relative paths lead. */
  readonly directory: string
  readonly now: Date
  readonly onProgress: (line: string) => void
}

async function run(
  { connection, configuration }: WholeOffice,
  name: string,
  words: readonly string[],
  { directory, now, onProgress }: Circumstances,
): Promise<string> {
  if (name === 'backup') {
    const folder = folderOf(words, directory, 'Where to? npm run operator -- backup <folder>')
    return await backUp({ connection, configuration, now, onProgress }, folder)
  }
  const appendOnly = features.flatMap((feature) => feature.appendOnly ?? [])
  return await move({ connection, configuration, appendOnly, directory, onProgress }, words)
}
