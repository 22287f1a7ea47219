import { readFile } from 'node:fs/promises'
import { OperatorError } from './operator-error'

/** The bytes of a file that an operator named. */
export async function readNamedFile(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch {
    throw new OperatorError(`There is no file ${path}.`)
  }
}
