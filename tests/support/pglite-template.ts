import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { openPglite, rowsOf } from '../../platform/kernel/database/client'
import type { DatabaseConnection } from '../../platform/kernel/database/client'
import { migrate, migrationsFolder } from '../../platform/kernel/database/migrate'

const cache = '.cache'

/** A fresh embedded database with all tables and no rows, copied from one that was migrated once. */
export async function freshPglite(): Promise<DatabaseConnection> {
  return await openPglite(null, new Blob([await template()]))
}

/** Idle databases of this worker. */
const spare: DatabaseConnection[] = []

/**
 * A database with all tables and no rows. It is an idle database that was emptied, if there is one, because starting a
 * database takes a second. Closing it makes it idle again.
 */
export async function emptyPglite(): Promise<DatabaseConnection> {
  const connection = spare.pop() ?? (await freshPglite())
  const { database } = connection
  // Truncating a table creates a new file for it and for each of its indexes. Tables without a page, and without a
  // number given out by their sequence, are therefore left alone.
  const tableRows = await rowsOf<{ name: string }>(
    database,
    sql`select distinct quote_ident(written.relname) as name
        from pg_class written
        left join pg_depend part on part.refobjid = written.oid and part.deptype = 'a'
        left join pg_class numbers on numbers.oid = part.objid and numbers.relkind = 'S'
        where written.relkind = 'r' and written.relnamespace = 'public'::regnamespace
          and (pg_relation_size(written.oid) > 0 or pg_sequence_last_value(numbers.oid) is not null)`,
  )
  if (tableRows.length > 0) {
    // Replication mode disables the triggers that protect the operators' log.
    await database.execute(sql`set session_replication_role = replica`)
    await database.execute(sql.raw(`truncate ${tableRows.map(({ name }) => name).join(', ')} restart identity cascade`))
    await database.execute(sql`set session_replication_role = origin`)
  }
  return {
    ...connection,
    close: async () => {
      if (!spare.includes(connection)) spare.push(connection)
    },
  }
}

let pendingTemplate: Promise<Uint8Array<ArrayBuffer>> | null = null

/**
 * Creates the template once per worker. If a test times out while the template is made, the next test waits for the
 * same template.
 */
function template(): Promise<Uint8Array<ArrayBuffer>> {
  return (pendingTemplate ??= makeTemplate())
}

async function makeTemplate(): Promise<Uint8Array<ArrayBuffer>> {
  const files = await filesBelow(migrationsFolder)
  return await readOrMakeDump(
    'database',
    files.filter((name) => name.endsWith('.sql')),
    async () => {
      const connection = await openPglite(null)
      await migrate(connection.database)
      const dump = await dumpOf(connection)
      await connection.close()
      return dump
    },
  )
}

/**
 * A dump that another worker or an earlier run made of the same sources; otherwise it is made, and kept in place of
 * those of other sources.
 */
export async function readOrMakeDump(
  kind: string,
  sources: readonly string[],
  make: () => Promise<Blob>,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = `${kind}-${await hashOf(sources)}.tar`
  const storedDump = await readFile(join(cache, name)).catch(() => null)
  if (storedDump !== null) return storedDump
  const dump = new Uint8Array(await (await make()).arrayBuffer())
  await mkdir(cache, { recursive: true })
  for (const other of await readdir(cache))
    if (other.startsWith(`${kind}-`) && other.endsWith('.tar')) await rm(join(cache, other), { force: true })
  // Several workers may make the same dump at the same time. They do not race, because each writes a file of its own
  // before it renames it. The last file stays.
  const draft = join(cache, `${name}.${process.pid}`)
  await writeFile(draft, dump)
  await rename(draft, join(cache, name))
  return dump
}

/** The paths of all files below a folder. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Dumps an embedded database, to be opened as a copy. */
export function dumpOf({ database }: DatabaseConnection): Promise<Blob> {
  const { $client } = database as unknown as { $client: { dumpDataDir(compression: 'none'): Promise<Blob> } }
  return $client.dumpDataDir('none')
}

async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const file of [...files].sort()) hash.update(relative('.', file)).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
