import { directoriesOf } from '../configuration'
import type { Configuration } from '../configuration'
import { openPglite, openPostgres } from '../database/client'
import { migrate } from '../database/migrate'
import { openVault } from '../database/open-vault'
import { desks } from '../features'
import { operate } from './operate'
import type { OperatorAnswer } from './operate'

/** Runs a command on a database that this process opens itself. */
export async function operateDirectly(configuration: Configuration, words: readonly string[]): Promise<OperatorAnswer> {
  const { dataDirectory, databaseUrl } = configuration
  const connection =
    databaseUrl === null ? await openPglite(directoriesOf(dataDirectory).database) : openPostgres(databaseUrl)
  try {
    await connection.exclusively(migrate)
    return await operate(
      { database: connection.database, vault: await openVault(connection.database, configuration) },
      desks,
      words,
      new Date(),
    )
  } finally {
    await connection.close()
  }
}
