import { waitForLock } from 'fs-native-extensions'
import { createHash } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { openPglite } from '../../platform/kernel/database/client'
import type { DatabaseConnection } from '../../platform/kernel/database/client'
import { migrate, migrationsFolder } from '../../platform/kernel/database/migrate'
import { emptyTables } from './empty-tables'
import { openSnapshot, readSnapshot, snapshotOf, type Snapshot } from './pglite-snapshot'

const cache = '.cache'

/** A fresh embedded database with all tables and no rows, copied from one that was migrated once. */
export async function freshPglite(): Promise<DatabaseConnection> {
  return await openSnapshot(await template())
}

/** Idle databases of this worker. */
const spare: DatabaseConnection[] = []

/**
 * A database with all tables and no rows. It is an idle database that was emptied, if there is one, because starting a
 * database takes a second. Closing it makes it idle again.
 */
export async function emptyPglite(): Promise<DatabaseConnection> {
  const connection = spare.pop() ?? (await freshPglite())
  await emptyTables(connection.database)
  return {
    ...connection,
    close: async () => {
      if (!spare.includes(connection)) spare.push(connection)
    },
  }
}

let pendingTemplate: Promise<Snapshot> | null = null

/**
 * Creates the template once per worker. If a test times out while the template is made, the next test waits for the
 * same template.
 */
function template(): Promise<Snapshot> {
  return (pendingTemplate ??= makeTemplate())
}

async function makeTemplate(): Promise<Snapshot> {
  const files = await filesBelow(migrationsFolder)
  return await readOrMakeSnapshot(
    'database',
    [...files.filter((name) => name.endsWith('.sql')), 'tests/support/pglite-snapshot.ts', 'package-lock.json'],
    async () => {
      const connection = await openPglite(null)
      await migrate(connection.database)
      const snapshot = await snapshotOf(connection)
      await connection.close()
      return snapshot
    },
  )
}

/**
 * A snapshot that another worker or an earlier run made of the same sources; otherwise it is made, and kept in place of
 * those of other sources. While one worker makes it, the others wait.
 */
export async function readOrMakeSnapshot(
  kind: string,
  sources: readonly string[],
  make: () => Promise<Uint8Array>,
): Promise<Snapshot> {
  const path = join(cache, `${kind}-${await hashOf(sources)}.snapshot`)
  const read = () => readFile(path).catch(() => null)
  const bytes = (await read()) ?? (await alone(kind, async () => (await read()) ?? (await keep(kind, path, make))))
  return readSnapshot(bytes)
}

/** Works while no other process does so. The operating system releases the lock of a process that ends. */
async function alone<Value>(kind: string, work: () => Promise<Value>): Promise<Value> {
  await mkdir(cache, { recursive: true })
  // This is a plain descriptor, since the garbage collector closes an unreferenced FileHandle.
  const descriptor = openSync(join(cache, `${kind}.lock`), 'a+')
  try {
    await waitForLock(descriptor)
    return await work()
  } finally {
    // Closing the descriptor releases the lock.
    closeSync(descriptor)
  }
}

async function keep(kind: string, path: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const snapshot = await make()
  for (const other of await readdir(cache))
    if (other.startsWith(`${kind}-`)) await rm(join(cache, other), { force: true })
  // Others read it without the lock, so it is whole when it has its name.
  const draft = `${path}.${process.pid}`
  await writeFile(draft, snapshot)
  await rename(draft, path)
  return snapshot
}

/** The paths of all files below a folder. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(relative('.', file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
