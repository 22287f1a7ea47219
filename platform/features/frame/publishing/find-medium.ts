import { readdir, realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { isOfComputer } from '../../../kernel/operator/computer-files'
import { MediumProblem } from './check-medium'

/**
 * Finds a file below a directory, by a name as any computer writes it: with either slash, its letters composed or in
 * parts, its case as it may be. A link that leads out of the directory is no file of it.
 */
export async function findMedium(directory: string, name: string): Promise<string> {
  const root = await realpath(directory)
  let found = root
  for (const part of name.split(/[\\/]/)) found = join(found, await entryNamed(found, part, name))
  const path = await realpath(found).catch(() => null)
  if (path === null) throw new MediumProblem(`there is no file "${name}"`)
  if (relative(root, path).split(sep)[0] === '..') throw new MediumProblem(`"${name}" leads out of its directory`)
  if (!(await stat(path)).isFile()) throw new MediumProblem(`"${name}" is no file`)
  return path
}

/** The entry of a directory that somebody means by a name. */
async function entryNamed(directory: string, part: string, name: string): Promise<string> {
  if (part === '' || part === '.' || part === '..') return part
  const entries = (await readdir(directory).catch(() => [])).filter((entry) => !isOfComputer(entry))
  const composed = part.normalize('NFC')
  const same = entries.find((entry) => entry.normalize('NFC') === composed)
  if (same !== undefined) return same
  const alike = entries.filter((entry) => entry.normalize('NFC').toLowerCase() === composed.toLowerCase())
  if (alike.length > 1) throw new MediumProblem(`"${name}" may be ${alike.map((each) => `"${each}"`).join(' or ')}`)
  return alike[0] ?? part
}
