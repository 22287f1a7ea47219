import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { directoriesOf } from '../configuration'
import type { Configuration } from '../configuration'
import { randomToken } from '../shared/random'
import { partsOf } from './backup-manifest'
import { beginningOfWork } from './copy-files'

/** Milliseconds between two signs of life of a backup. */
const signEvery = 60_000
/** Milliseconds without a sign of life after which a backup has ended. */
const longestSilence = 15 * signEvery

type Noted = Pick<Configuration, 'dataDirectory'>

/**
 * Writes into a folder while a note says so, and removes what it wrote when it fails. A backup that was killed leaves
 * its note, by which the clean-up removes the people's data in a folder that is no backup.
 */
export async function whileNoted<Value>(
  configuration: Noted,
  folder: string,
  write: () => Promise<Value>,
): Promise<Value> {
  const { backups } = directoriesOf(configuration.dataDirectory)
  await mkdir(backups, { recursive: true, mode: 0o700 })
  const note = join(backups, randomToken())
  await writeFile(note, folder, { mode: 0o600 })
  const signs = setInterval(() => void utimes(note, new Date(), new Date()).catch(() => undefined), signEvery)
  signs.unref()
  try {
    return await write()
  } catch (error) {
    await removeUnfinished(folder)
    throw error
  } finally {
    clearInterval(signs)
    await rm(note, { force: true })
  }
}

/** Removes what backups wrote that were killed. */
export async function removeUnfinishedBackups(configuration: Noted): Promise<void> {
  const { backups } = directoriesOf(configuration.dataDirectory)
  for (const name of await readdir(backups).catch(() => [])) {
    const note = join(backups, name)
    const facts = await stat(note).catch(() => null)
    if (facts === null || Date.now() - facts.mtimeMs < longestSilence) continue
    const folder = await readFile(note, 'utf8')
    // The note is written at once, but a full disk may leave it empty.
    if (folder !== '') await removeUnfinished(folder)
    await rm(note, { force: true })
  }
}

/** Removes the parts of a backup that has no manifest, and its folder when nothing else is in it. */
async function removeUnfinished(folder: string): Promise<void> {
  const { manifest, draft, dump, uploads, list } = partsOf(folder)
  if (existsSync(manifest)) return
  const names = await readdir(folder).catch(() => [])
  const isPart = (path: string) => [draft, dump.pglite, dump.postgres, uploads, list].includes(path)
  for (const path of names.map((name) => join(folder, name)))
    if (isPart(path) || basename(path).startsWith(beginningOfWork)) await rm(path, { recursive: true, force: true })
  await rmdir(folder).catch(() => undefined)
}
