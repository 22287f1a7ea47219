import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { directoriesOf } from '../configuration'
import type { Configuration } from '../configuration'
import { openPglite } from '../database/client'
import type { DatabaseConnection } from '../database/client'
import { requirePostgresVersion } from '../database/postgres-version'
import { OperatorError } from '../operator/operator-error'
import { DiskStorage } from '../storage/disk-storage'
import { storageOf } from '../storage/open-storage'
import { partsOf, readManifest, requireSums, rowsIn, computeSums } from './backup-manifest'
import type { BackupManifest } from './backup-manifest'
import { readRelations } from './catalogue'
import { copyFiles } from './copy-files'
import type { CopiedFile } from './copy-files'
import { requireFittingKey } from './fitting-key'
import { openUnlimited } from './open-unlimited'
import { runOnPostgres } from './postgres-programs'

type Target = Pick<Configuration, 'databaseUrl' | 's3' | 'dataDirectory' | 'identityKey'>

/**
 * Brings a backup back into the empty database, and the store, that the configuration names. The database comes last,
 * so that a run that was ended can be started again.
 * @returns what the operator is told
 */
export async function restore(target: Target, folder: string, onProgress: (line: string) => void): Promise<string> {
  const manifest = await readManifest(folder)
  const kind = target.databaseUrl === null ? 'pglite' : 'postgres'
  if (manifest.kind !== kind)
    throw new OperatorError(
      manifest.kind === 'postgres'
        ? 'This is a backup of a PostgreSQL: set DATABASE_URL. From there, `move --to <folder>` leads to the embedded database.'
        : 'This is a backup of the embedded database: restore it without DATABASE_URL. From there, `move --to postgres://…` leads to PostgreSQL.',
    )
  await requireFittingKey(target, manifest.keyId)
  await requireEmpty(target)
  await restoreUploads(target, folder, manifest, onProgress)
  onProgress('database')
  const connection = await restoreDatabase(target, folder)
  try {
    requireSums(manifest.tables, await connection.database.transaction(computeSums))
  } finally {
    await connection.close()
  }
  return `Restored ${Object.keys(manifest.tables).length} tables with ${rowsIn(manifest.tables)} rows, and ${manifest.uploads.length} uploads, as they were at ${manifest.at}; all counts and checksums are the same. Start the platform now.`
}

async function requireEmpty({ databaseUrl, dataDirectory }: Target): Promise<void> {
  const { database } = directoriesOf(dataDirectory)
  if (databaseUrl === null) {
    if (existsSync(database))
      throw new OperatorError(`There is a database in ${database} already. Name another DATA_DIR.`)
    return
  }
  const connection = openUnlimited(databaseUrl)
  try {
    await requirePostgresVersion(connection.database)
    const found = await readRelations(connection.database)
    if (found.length > 0) throw new OperatorError(`The database is not empty: it has ${found[0]}. Name an empty one.`)
  } finally {
    await connection.close()
  }
}

async function restoreUploads(
  target: Target,
  folder: string,
  { uploads }: BackupManifest,
  onProgress: (line: string) => void,
): Promise<void> {
  await mkdir(target.dataDirectory, { recursive: true, mode: 0o700 })
  const restored = new Map<string, CopiedFile>()
  await copyFiles({
    from: new DiskStorage(partsOf(folder).uploads),
    to: await storageOf(target),
    workDirectory: directoriesOf(target.dataDirectory).incoming,
    known: restored,
    onCopied: async (file) => {
      restored.set(file.name, file)
      onProgress(`upload ${restored.size}/${uploads.length}`)
    },
  })
  for (const { name, sha256 } of uploads)
    if (restored.get(name)?.sha256 !== sha256) throw new OperatorError(`The upload ${name} is not as it was backed up.`)
}

async function restoreDatabase({ databaseUrl, dataDirectory }: Target, folder: string): Promise<DatabaseConnection> {
  const { dump } = partsOf(folder)
  if (databaseUrl === null)
    return await openPglite(directoriesOf(dataDirectory).database, {
      loadDataDir: new Blob([await readFile(dump.pglite)]),
    })
  await runOnPostgres('pg_restore', databaseUrl, [
    '--exit-on-error',
    '--single-transaction',
    '--no-owner',
    '--no-privileges',
    dump.postgres,
  ])
  return openUnlimited(databaseUrl)
}
