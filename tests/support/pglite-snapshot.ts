import { MemoryFS, type PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { deserialize, serialize } from 'node:v8'
import { openPglite, rowsOf } from '../../platform/kernel/database/client'
import type { DatabaseConnection } from '../../platform/kernel/database/client'

const folder = '/pglite/data'

/** The files of an embedded database by their paths, folders before what is in them; a folder has no bytes. */
export type Snapshot = ReadonlyMap<string, Uint8Array | null>

/** The files of an embedded database, as bytes to be kept. */
export async function snapshotOf({ database }: DatabaseConnection): Promise<Uint8Array> {
  await database.execute(sql`checkpoint`)
  // A start reads the write-ahead log only from the last checkpoint on. The segments before it, which would be most of
  // the snapshot, are left out.
  const [log] = await rowsOf<{ first: string; last: string }>(
    database,
    sql`select pg_walfile_name(redo_lsn) as first, pg_walfile_name(pg_current_wal_lsn()) as last
        from pg_control_checkpoint()`,
  )
  const isUnread = (name: string): boolean => /^[0-9A-F]{24}$/.test(name) && (name < log!.first || name > log!.last)
  const { FS } = (database as unknown as { readonly $client: PGlite }).$client.Module
  const files = new Map<string, Uint8Array | null>()
  const walk = (path: string): void => {
    files.set(path, null)
    for (const name of FS.readdir(path)) {
      if (name === '.' || name === '..' || isUnread(name)) continue
      const inner = `${path}/${name}`
      if (FS.isDir(FS.stat(inner).mode)) walk(inner)
      else files.set(inner, FS.readFile(inner))
    }
  }
  walk(folder)
  return serialize(files)
}

/** Reads what `snapshotOf` made. */
export const readSnapshot = (bytes: Uint8Array): Snapshot => deserialize(bytes)

/** A file system in memory that begins with copies of files. PGlite's own way, from a tar, takes twice as long. */
class FilledMemory extends MemoryFS {
  constructor(private readonly files: Snapshot) {
    super()
  }
  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module
    for (const [path, bytes] of this.files)
      if (bytes === null) FS.mkdirTree(path)
      else FS.writeFile(path, bytes.slice(), { canOwn: true } as object)
  }
}

/** A new embedded database with the rows of a snapshot. */
export const openSnapshot = (snapshot: Snapshot): Promise<DatabaseConnection> =>
  openPglite(null, { fs: new FilledMemory(snapshot) })
