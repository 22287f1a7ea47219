import { closeSync, openSync } from 'node:fs'

/**
 * Keeps a second process away from the directory of an embedded database: two at once destroy it. The operating system
 * holds the lock, for as long as this process lives: none is left behind by a killed one, nobody can take one over by
 * mistake, and containers that share the directory see each other's. The file beside the directory stays: a process
 * that removed it could remove the one that another has just locked.
 * @returns what gives the directory free again.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const { tryLock } = await import('fs-native-extensions')
  // A plain descriptor, since a FileHandle that nobody refers to is closed by the garbage collector.
  const descriptor = openSync(`${directory}.lock`, 'a+')
  let locked = false
  try {
    locked = tryLock(descriptor)
    if (!locked)
      throw new Error(`Another platform uses ${directory}. Stop it first, or give this one a DATA_DIR of its own.`)
  } finally {
    if (!locked) closeSync(descriptor)
  }
  // Closing it frees the lock.
  return () => closeSync(descriptor)
}
