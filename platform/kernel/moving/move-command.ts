import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { PgTable } from 'drizzle-orm/pg-core'
import { directoriesOf } from '../configuration'
import type { Configuration } from '../configuration'
import { openPglite, openPostgres } from '../database/client'
import type { Database, DatabaseConnection } from '../database/client'
import { requirePostgresVersion } from '../database/postgres-version'
import { readSetting } from '../database/settings'
import { OperatorError } from '../operator/operator-error'
import { shownAddress } from './postgres-address'
import { digest } from '../shared/signer'
import { keyAdvice, requireFittingKey } from './fitting-key'
import { finishMove, moveDatabase, type MovedDatabase } from './move-database'
import { acceptWrites, readReason, standStill } from './stand-still'

export interface MovedOffice {
  readonly connection: DatabaseConnection
  readonly configuration: Configuration
  readonly appendOnly: readonly PgTable[]
  /** The directory in which the operator is, from which relative paths lead. */
  readonly directory: string
  readonly onProgress: (line: string) => void
}

const isPostgres = (destination: string): boolean => /^postgres(?:ql)?:\/\//.test(destination)

/** The destination as it may be shown: the address of a PostgreSQL without the user and the password. */
export function shownDestination(destination: string): string {
  return isPostgres(destination) ? shownAddress(destination) : destination
}

/**
 * Moves the database to the destination that the words name, or ends the stand-still that a move left (`--stay`).
 * @returns what the operator is told
 */
export async function move(office: MovedOffice, words: readonly string[]): Promise<string> {
  const [flag, named, ...more] = words
  const destination = named === undefined || isPostgres(named) ? named : resolve(office.directory, named)
  if (flag === '--stay' && destination === undefined) return await stay(office.connection.database)
  if (flag !== '--to' || destination === undefined || more.length > 0)
    throw new OperatorError(
      'Where to? npm run operator -- move --to postgres://…, or --to <folder>; or, to go on here after all: move --stay',
    )
  // Statements that read and compare whole tables have no time limit, and no second move runs.
  return await office.connection.exclusively((source) => moveDatabaseTo(destination, { ...office, source }))
}

async function moveDatabaseTo(
  destination: string,
  office: MovedOffice & { readonly source: Database },
): Promise<string> {
  const { source, configuration } = office
  const keyId = await readSetting(source, 'identity-key')
  await requireFittingKey(configuration, keyId)
  const isFolder = !isPostgres(destination)
  if (isFolder && existsSync(join(destination, 'identity.key')))
    await requireFittingKey({ identityKey: null, dataDirectory: destination }, keyId)
  const target = isFolder ? await openPglite(directoriesOf(destination).database) : openPostgres(destination)
  try {
    return await target.exclusively(async (unlimited) => {
      if (!isFolder) await requirePostgresVersion(unlimited)
      return movedText(configuration, destination, await moveRows(office, unlimited, shownDestination(destination)))
    })
  } finally {
    await target.close()
  }
}

/** Moves all rows while the source stands still. It stays so afterwards; when the move fails, it accepts writes again. */
async function moveRows(
  { source, appendOnly, onProgress }: MovedOffice & { readonly source: Database },
  target: Database,
  shown: string,
): Promise<MovedDatabase> {
  const sourceMark = digest(`move ${(await readSetting(source, 'secret')) ?? ''}`)
  const moving = { source, target, sourceMark, appendOnly, onProgress }
  onProgress('From now on the platform refuses writes')
  const stillness = await standStill(source, `it is being moved to ${shown}`)
  try {
    const moved = await moveDatabase(moving, stillness)
    await finishMove(moving, stillness, `it was moved to ${shown}`)
    return moved
  } catch (error) {
    await stillness.end()
    throw error
  }
}

/** What the operator is told after a move: what was moved, and what is left to do. */
function movedText(configuration: Configuration, destination: string, moved: MovedDatabase): string {
  const { tables, rows, isContinued } = moved
  const isFolder = !isPostgres(destination)
  const shown = shownDestination(destination)
  return [
    `Moved ${tables} tables with ${rows} rows to ${shown}${isContinued ? ' (an earlier run was continued)' : ''}; all counts, checksums and sequences are the same.`,
    `The database here refuses writes from now on. Start the platform with ${isFolder ? `DATA_DIR=${shown}, without DATABASE_URL` : 'this DATABASE_URL'}. To go on here instead: npm run operator -- move --stay`,
    keyAdvice(configuration, isFolder ? destination : null),
    `Uploads were not moved: they stay ${configuration.s3 === null ? `in ${directoriesOf(configuration.dataDirectory).uploads}${isFolder ? '; copy them into the new DATA_DIR' : ''}` : 'in the S3 store'}. To another store: npm run operator -- move-uploads`,
  ].join('\n')
}

async function stay(database: Database): Promise<string> {
  const reason = await readReason(database)
  await acceptWrites(database)
  return reason === null
    ? 'The database accepts writes; it did before.'
    : `The database accepts writes again; before, ${reason}.`
}
