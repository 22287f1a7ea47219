import { closeSync, openSync } from 'node:fs'

/**
 * Keeps a second process from opening the directory of an embedded database, because two at once destroy it. The lock
 * is an operating system lock, held for as long as this process lives: a killed process leaves none behind, nobody can
 * take it over by mistake, and containers that share the directory see it. The file beside the directory is never
 * removed: a process removing it could remove the one that another has just locked.
 * @returns what releases the directory
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const { tryLock } = await import('fs-native-extensions')
  // A plain descriptor, since an unreferenced FileHandle is closed by the garbage collector.
  const descriptor = openSync(`${directory}.lock`, 'a+')
  let locked = false
  try {
    locked = tryLock(descriptor)
    if (!locked)
      throw new Error(`Another platform uses ${directory}. Stop it first, or give this one a DATA_DIR of its own.`)
  } finally {
    if (!locked) closeSync(descriptor)
  }
  // Closing it releases the lock.
  return () => closeSync(descriptor)
}
