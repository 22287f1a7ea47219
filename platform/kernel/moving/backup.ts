import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import type { Configuration } from '../configuration'
import { openPglite, rowsOf } from '../database/client'
import type { DatabaseConnection } from '../database/client'
import { readSetting } from '../database/settings'
import { isOfComputer } from '../operator/computer-files'
import { OperatorError } from '../operator/operator-error'
import { DiskStorage } from '../storage/disk-storage'
import { storageOf } from '../storage/open-storage'
import { partsOf, rowsIn, computeSums, writeManifest } from './backup-manifest'
import type { BackupManifest } from './backup-manifest'
import { CopiedFiles, copyFiles } from './copy-files'
import { whileNoted } from './unfinished-backups'
import { openUnlimited } from './open-unlimited'
import { runOnPostgres } from './postgres-programs'
import { readReason } from './stand-still'

export interface BackupSource {
  readonly connection: DatabaseConnection
  readonly configuration: Pick<Configuration, 'databaseUrl' | 's3' | 'dataDirectory'>
  readonly now: Date
  readonly onProgress: (line: string) => void
}

/**
 * Writes the database, as it is at one moment, and the uploads into an empty folder, while people write. What a backup
 * that failed has written is removed again.
 * @returns what the operator is told
 */
export async function backUp(source: BackupSource, folder: string): Promise<string> {
  const { connection, configuration } = source
  const reason = await readReason(connection.database)
  if (reason !== null) throw new OperatorError(`There is no backup of a database that stands still: ${reason}.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).some((name) => !isOfComputer(name)))
    throw new OperatorError(`${folder} is not empty. Name a new folder.`)
  return await whileNoted(configuration, folder, () => fillFolder(source, folder))
}

async function fillFolder(
  { connection, configuration, now, onProgress }: BackupSource,
  folder: string,
): Promise<string> {
  const parts = partsOf(folder)
  const copied = await CopiedFiles.open(parts.list)
  const store = await storageOf(configuration)
  const copyUploads = () =>
    copyFiles({
      from: store,
      to: new DiskStorage(parts.uploads),
      workDirectory: folder,
      known: copied.files,
      onCopied: async (file) => {
        await copied.add(file)
        onProgress(`upload ${copied.files.size}`)
      },
    })
  // The uploads are copied before and after the database, so that each one that its rows name is there: those that are
  // removed meanwhile are in the first copy, and those that come meanwhile in the second.
  await copyUploads()
  onProgress('database')
  const { tables, keyId } = await (configuration.databaseUrl === null
    ? dumpPglite(connection, parts.dump.pglite)
    : dumpPostgres(configuration.databaseUrl, parts.dump.postgres))
  await copyUploads()
  const uploads = [...copied.files.values()]
  await writeManifest(folder, { version: 1, kind: connection.kind, at: now.toISOString(), keyId, tables, uploads })
  return [
    `Backed up ${Object.keys(tables).length} tables with ${rowsIn(tables)} rows, and ${uploads.length} uploads, into ${folder}.`,
    'The key of the real names is not in it: keep identity.key, or IDENTITY_KEY, apart from it.',
  ].join('\n')
}

type Dumped = Pick<BackupManifest, 'tables' | 'keyId'>

/** Dumps the directory of an embedded database, and opens the dump to compute its sums. */
async function dumpPglite({ database }: DatabaseConnection, path: string): Promise<Dumped> {
  const { $client } = database as unknown as { readonly $client: PGlite }
  const dump = await $client.dumpDataDir('gzip')
  await writeFile(path, Buffer.from(await dump.arrayBuffer()), { mode: 0o600 })
  const copy = await openPglite(null, { loadDataDir: dump })
  try {
    const tables = await copy.database.transaction(computeSums)
    return { tables, keyId: (await readSetting(copy.database, 'identity-key')) ?? '' }
  } finally {
    await copy.close()
  }
}

/** Dumps a PostgreSQL by `pg_dump`, in the snapshot in which the sums are computed. */
async function dumpPostgres(databaseUrl: string, path: string): Promise<Dumped> {
  const connection = openUnlimited(databaseUrl)
  try {
    return await connection.database.transaction(
      async (transaction) => {
        const [snapshot] = await rowsOf<{ id: string }>(transaction, sql`select pg_export_snapshot() as id`)
        if (snapshot === undefined) throw new Error('no snapshot')
        await runOnPostgres('pg_dump', databaseUrl, [
          '--format=custom',
          '--no-owner',
          '--no-privileges',
          `--snapshot=${snapshot.id}`,
          `--file=${path}`,
        ])
        return { tables: await computeSums(transaction), keyId: (await readSetting(transaction, 'identity-key')) ?? '' }
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
  } finally {
    await connection.close()
  }
}
