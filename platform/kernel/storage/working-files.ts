import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { directoriesOf } from '../configuration'
import type { Configuration } from '../configuration'
import { randomToken } from '../shared/random'
import { arrivalTime } from '../uploads/upload-limits'

/**
 * The path of a new file that somebody works on before it is stored. Every file of this kind is in one directory, where
 * those of a process that ended are found and removed.
 */
export async function workingFile({ dataDirectory }: Pick<Configuration, 'dataDirectory'>): Promise<string> {
  const { incoming } = directoriesOf(dataDirectory)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  return join(incoming, randomToken())
}

/**
 * Removes what processes left behind that ended while they worked on it. Such a file is written to all the time, so
 * only what has not changed for long is removed.
 */
export async function removeForgottenFiles({ dataDirectory }: Pick<Configuration, 'dataDirectory'>): Promise<void> {
  const { incoming, uploads } = directoriesOf(dataDirectory)
  for (const path of [
    ...(await pathsIn(incoming)),
    ...(await pathsIn(join(uploads, draftDirectory))),
    // A key that a process had not yet linked to its final name.
    ...(await pathsIn(dataDirectory)).filter((path) => /identity\.key\.[\w-]+$/.test(path)),
  ])
    if ((await changedAt(path)) < Date.now() - arrivalTime) await rm(path, { recursive: true, force: true })
}

/** The directory of a disk store for files that come from another disk, and are not whole yet. */
export const draftDirectory = '.arriving'

async function pathsIn(directory: string): Promise<string[]> {
  return (await readdir(directory).catch(() => [])).map((name) => join(directory, name))
}

/** When a file, or anything in a directory, was last changed; never for what went away meanwhile. */
async function changedAt(path: string): Promise<number> {
  const within = await readdir(path, { recursive: true }).catch(() => [])
  const times = await Promise.all(
    [path, ...within.map((name) => join(path, name))].map(async (each) => {
      const facts = await stat(each).catch(() => null)
      return facts?.mtimeMs ?? Number.NEGATIVE_INFINITY
    }),
  )
  const latest = Math.max(...times)
  return Number.isFinite(latest) ? latest : Number.POSITIVE_INFINITY
}
