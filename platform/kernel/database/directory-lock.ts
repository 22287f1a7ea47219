import { closeSync, openSync } from 'node:fs'

/**
 * Keeps a second process from opening the directory of an embedded database, because two processes at once destroy it.
 * The operating system holds the lock for as long as this process lives. So a killed process leaves no lock behind,
 * nobody can take over the lock by mistake, and containers that share the directory see it. The lock file beside the
 * directory is never removed, because a process that removed it could remove the file that another process has just
 * locked.
 * @returns a function that releases the lock
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const { tryLock } = await import('fs-native-extensions')
  // This is a plain descriptor, since the garbage collector closes an unreferenced FileHandle.
  const descriptor = openSync(`${directory}.lock`, 'a+')
  let isLocked = false
  try {
    isLocked = tryLock(descriptor)
    if (!isLocked)
      throw new Error(`Another platform uses ${directory}. Stop it first, or give this one a DATA_DIR of its own.`)
  } finally {
    if (!isLocked) closeSync(descriptor)
  }
  // Closing the descriptor releases the lock.
  return () => closeSync(descriptor)
}
