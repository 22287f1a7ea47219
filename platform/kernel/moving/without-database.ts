import type { Configuration } from '../configuration'
import type { OperatorAnswer } from '../operator/operate'
import { OperatorError } from '../operator/operator-error'
import { readOperator } from '../operator/operators'
import { folderOf } from './command-words'
import { moveUploads } from './move-uploads'
import { restore } from './restore'

/** Runs `restore` and `move-uploads`, which work without the operator's own database. */
export async function runWithoutDatabase(
  configuration: Configuration,
  commandLine: readonly string[],
  onProgress: (line: string) => void,
): Promise<OperatorAnswer> {
  const {
    words: [name, ...words],
    directory,
  } = readOperator(commandLine)
  try {
    if (name === 'move-uploads') return { output: await moveUploads(configuration, words, onProgress), failed: false }
    const folder = folderOf(words, directory, 'From where? npm run operator -- restore <folder>')
    return { output: await restore(configuration, folder, onProgress), failed: false }
  } catch (error) {
    if (error instanceof OperatorError) return { output: error.message, failed: true }
    throw error
  }
}
