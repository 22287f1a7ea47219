import { existsSync } from 'node:fs'
import { directoriesOf, readConfiguration } from './kernel/configuration'
import type { Configuration } from './kernel/configuration'
import { asksForHelp } from './kernel/operator/asks-for-help'
import type { OperatorAnswer } from './kernel/operator/operate'
import { printable } from './kernel/shared/printable'
import { withOperator } from './kernel/operator/operators'
import { isWithoutDatabase } from './kernel/moving/command-words'
import { askRunningPlatform, socketAddress } from './kernel/operator/operator-socket'

const showProgress = (line: string): void => void process.stderr.write(`${printable(line)}\n`)

/**
 * Passes the command to the platform when one runs over an embedded database; otherwise runs it on the database itself.
 */
async function answerTo(configuration: Configuration, words: readonly string[]): Promise<OperatorAnswer> {
  const { dataDirectory, databaseUrl } = configuration
  if (asksForHelp(words)) {
    const [{ desks }, { helpOf }] = await Promise.all([import('./features'), import('./kernel/operator/shown-lists')])
    return { output: helpOf(desks), failed: false }
  }
  if (isWithoutDatabase(words)) {
    const { runWithoutDatabase } = await import('./kernel/moving/without-database')
    return await runWithoutDatabase(configuration, words, showProgress)
  }
  if (databaseUrl === null) {
    const answer = await askRunningPlatform(socketAddress(dataDirectory), words, showProgress)
    if (answer !== null) return answer
    if (!existsSync(directoriesOf(dataDirectory).database))
      throw new Error(
        `There is no database in ${dataDirectory}. Set DATA_DIR or DATABASE_URL as the platform has it, or start it once.`,
      )
  }
  // This module is imported only here, because a process that asks a running platform starts faster without it.
  const { operateDirectly } = await import('./operate-directly')
  return await operateDirectly(configuration, words, showProgress)
}

try {
  const { output, failed } = await answerTo(readConfiguration(process.env), withOperator(process.argv.slice(2)))
  ;(failed && !process.argv.includes('--json') ? process.stderr : process.stdout).write(`${printable(output)}\n`)
  process.exitCode = failed ? 1 : 0
} catch (error) {
  process.stderr.write(`${printable(error instanceof Error ? error.message : String(error))}\n`)
  process.exitCode = 1
}
