import { execFileSync } from 'node:child_process'
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

/** A file system in memory with a size of its own, which can be filled up. */
export interface SmallDisk {
  readonly folder: string
  /** Takes up all that is left. */
  fill(): void
  /** Gives back what `fill` took. */
  empty(): void
  unmount(): void
}

/** Mounts one; null where this process may not mount. */
export function mountSmallDisk(parent: string, megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(parent, 'disk-'))
  mkdirSync(folder, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  const filler = join(folder, 'filler')
  return {
    folder,
    fill: () => {
      const file = openSync(filler, 'a')
      try {
        // By pieces that grow smaller, so that not one block is left.
        for (const size of [1 << 20, 4096, 1]) fillBy(file, Buffer.alloc(size))
      } finally {
        closeSync(file)
      }
    },
    empty: () => rmSync(filler, { force: true }),
    unmount: () => {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
    },
  }
}

function fillBy(file: number, piece: Buffer): void {
  try {
    for (;;) if (writeSync(file, piece) < piece.length) return
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
