import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import type { Database, Transaction } from '../database/client'
import { queriesOf } from '../database/queries'
import { build } from '../database/statement'
import { operators } from '../database/schema/operators'
import { OperatorError } from './operator-error'

const nameRule = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]{0,38}[\p{L}\p{N}])?$/u
const operatorFlag = '--as'
const directoryFlag = '--in'
const pictureFlag = '--picture'

/**
 * Separates from a command line who acts and where. The name comes from `--as`, or else from `OPERATOR`, or else from
 * the user of this process; the directory from `--in`, or else from this process.
 */
export function readOperator(commandLine: readonly string[]): {
  readonly operator: string
  readonly directory: string
  readonly words: string[]
} {
  const named = takeFlag(commandLine, operatorFlag, 'Who acts? --as <name>')
  const placed = takeFlag(named.words, directoryFlag, 'Where? --in <directory>')
  return {
    operator: named.value ?? process.env.OPERATOR ?? userInfo().username,
    directory: placed.value ?? process.cwd(),
    words: placed.words,
  }
}

/** Separates from a command line the files of the pictures that come with an act, each after `--picture`. */
export function readPictures(
  commandLine: readonly string[],
  directory: string,
): { readonly words: readonly string[]; readonly pictures: readonly string[] } {
  const { value, words } = takeFlag(commandLine, pictureFlag, 'Which picture? --picture <file>')
  if (value === null) return { words, pictures: [] }
  const more = readPictures(words, directory)
  return { words: more.words, pictures: [resolve(directory, value), ...more.pictures] }
}

function takeFlag(words: readonly string[], flag: string, question: string): { value: string | null; words: string[] } {
  const index = words.indexOf(flag)
  if (index === -1) return { value: null, words: [...words] }
  const value = words[index + 1]
  if (value === undefined) throw new OperatorError(question)
  return { value, words: words.filter((_, each) => each !== index && each !== index + 1) }
}

/**
 * Returns the command line with the operator's name and directory added, because the platform that gets it may run as
 * another user and elsewhere.
 */
export function withOperator(commandLine: readonly string[]): readonly string[] {
  const { operator, directory, words } = readOperator(commandLine)
  return [...words, operatorFlag, operator, directoryFlag, directory]
}

/**
 * Whether a person is an operator. While there is no operator at all, the first person to ask becomes one, since it is
 * the person who set the platform up.
 */
export async function isOperator(database: Database, name: string, at: Date): Promise<boolean> {
  const row = await queriesOf(database).readOne(build.select().from(operators).where(eq(operators.name, name)))
  if (row !== null) return row.removedAt === null
  const anyOperator = await queriesOf(database).readOne(build.select({ name: operators.name }).from(operators).limit(1))
  if (anyOperator !== null) return false
  await addOperator(database, name, null, at)
  return true
}

export async function listOperators(database: Database) {
  return await queriesOf(database).read(
    build.select().from(operators).where(isNull(operators.removedAt)).orderBy(asc(operators.name)),
  )
}

/** Adds an operator, or restores one who was removed. */
export async function addOperator(database: Database, name: string, addedBy: string | null, at: Date): Promise<void> {
  if (!nameRule.test(name))
    throw new OperatorError('A name has 1 to 40 letters and figures; spaces, dots and hyphens may stand between them.')
  const addedColumns = { addedAt: at, addedBy, removedAt: null }
  await database
    .insert(operators)
    .values({ name, ...addedColumns })
    .onConflictDoUpdate({
      target: operators.name,
      set: addedColumns,
      setWhere: sql`${operators.removedAt} is not null`,
    })
}

/** Removes an operator; the last one cannot be removed, since nobody could add another. Runs in a transaction. */
export async function removeOperator(transaction: Transaction, name: string, at: Date): Promise<void> {
  const present = await queriesOf(transaction).read(
    build
      .select({ name: operators.name })
      .from(operators)
      .where(isNull(operators.removedAt))
      .orderBy(asc(operators.name))
      .for('update'),
  )
  if (!present.some((each) => each.name === name)) throw new OperatorError(`There is no operator "${name}".`)
  if (present.length === 1) throw new OperatorError(`${name} is the only operator. Add another one first.`)
  await transaction
    .update(operators)
    .set({ removedAt: at })
    .where(and(eq(operators.name, name), isNull(operators.removedAt)))
}
