import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Keeps a second process away from the directory of an embedded database: two at once destroy it.
 * @returns what gives the directory free again.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const file = `${directory}.lock`
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' })
      return () => rm(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      const holder = Number(await readFile(file, 'utf8').catch(() => ''))
      if (isAlive(holder)) throw new Error(`Another platform (process ${holder}) uses ${directory}`, { cause: error })
      await rm(file, { force: true })
    }
  }
  throw new Error(`Another platform took ${directory} just now`)
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
