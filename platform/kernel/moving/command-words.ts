import { resolve } from 'node:path'
import { OperatorError } from '../operator/operator-error'

/** The commands that need no open database: they bring one back, or copy files alone. */
export const isWithoutDatabase = ([name]: readonly string[]): boolean => name === 'restore' || name === 'move-uploads'

/** The folder that a command names by its only word, seen from the directory in which the operator is. */
export function folderOf(words: readonly string[], directory: string, question: string): string {
  const [folder, ...more] = words
  if (folder === undefined || more.length > 0) throw new OperatorError(question)
  return resolve(directory, folder)
}
