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
import { finishMove, moveDatabase } from './move-database'
import { acceptWrites, readReason, standStill } from './stand-still'

export interface MovedOffice {
  readonly connection: DatabaseConnection
  readonly configuration: Configuration
  readonly appendOnly: readonly PgTable[]
  /** The directory in which the operator is, from which relative paths lead. */
  readonly directory: string
  readonly onProgress: (line: string) => void
}

const isPostgres = (place: string): boolean => /^postgres(?:ql)?:\/\//.test(place)

/** The place as it may be shown: the address of a PostgreSQL without the user and the password. */
export function shownPlace(place: string): string {
  return isPostgres(place) ? shownAddress(place) : place
}

/**
 * Moves the database to the place that the words name, or ends the stand-still that a move left (`--stay`).
 * @returns what the operator is told
 */
export async function move(office: MovedOffice, words: readonly string[]): Promise<string> {
  const [flag, named, ...more] = words
  const place = named === undefined || isPostgres(named) ? named : resolve(office.directory, named)
  if (flag === '--stay' && place === undefined) return await stay(office.connection.database)
  if (flag !== '--to' || place === undefined || more.length > 0)
    throw new OperatorError(
      'Where to? npm run operator -- move --to postgres://…, or --to <folder>; or, to go on here after all: move --stay',
    )
  // Statements that read and compare whole tables have no time limit, and no second move runs.
  return await office.connection.exclusively((source) => moveTo({ ...office, source }, place))
}

async function moveTo(office: MovedOffice & { readonly source: Database }, place: string): Promise<string> {
  const { source, configuration, appendOnly, onProgress } = office
  const keyId = await readSetting(source, 'identity-key')
  await requireFittingKey(configuration, keyId)
  const toFolder = !isPostgres(place)
  if (toFolder && existsSync(join(place, 'identity.key')))
    await requireFittingKey({ identityKey: null, dataDirectory: place }, keyId)
  const target = toFolder ? await openPglite(directoriesOf(place).database) : openPostgres(place)
  try {
    return await target.exclusively(async (unlimited) => {
      if (!toFolder) await requirePostgresVersion(unlimited)
      const shown = shownPlace(place)
      const sourceMark = digest(`move ${(await readSetting(source, 'secret')) ?? ''}`)
      const moving = { source, target: unlimited, sourceMark, appendOnly, onProgress }
      onProgress('From now on the platform refuses writes')
      const stillness = await standStill(source, `it is being moved to ${shown}`)
      try {
        const { tables, rows, isContinued } = await moveDatabase(moving, stillness)
        await finishMove(moving, stillness, `it was moved to ${shown}`)
        return [
          `Moved ${tables} tables with ${rows} rows to ${shown}${isContinued ? ' (an earlier run was continued)' : ''}; all counts, checksums and sequences are the same.`,
          `The database here refuses writes from now on. Start the platform with ${toFolder ? `DATA_DIR=${shown}, without DATABASE_URL` : 'this DATABASE_URL'}. To go on here instead: npm run operator -- move --stay`,
          keyAdvice(configuration, toFolder ? place : null),
          `Uploads were not moved: they stay ${configuration.s3 === null ? `in ${directoriesOf(configuration.dataDirectory).uploads}${toFolder ? '; copy them into the new DATA_DIR' : ''}` : 'in the S3 store'}. To another store: npm run operator -- move-uploads`,
        ].join('\n')
      } catch (error) {
        await stillness.end()
        throw error
      }
    })
  } finally {
    await target.close()
  }
}

async function stay(database: Database): Promise<string> {
  const reason = await readReason(database)
  await acceptWrites(database)
  return reason === null
    ? 'The database accepts writes; it did before.'
    : `The database accepts writes again; before, ${reason}.`
}
