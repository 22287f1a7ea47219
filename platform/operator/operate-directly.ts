import { directoriesOf } from '../configuration'
import type { Configuration } from '../configuration'
import { openPglite, openPostgres } from '../database/client'
import { migrate } from '../database/migrate'
import { openVault } from '../database/open-vault'
import { getOrCreateSetting } from '../database/settings'
import { desks, features } from '../features'
import { randomToken } from '../shared/random'
import { createSigner } from '../shared/signer'
import { operate } from './operate'
import type { OperatorAnswer } from './operate'

/** Runs a command on a database that this process opens itself. */
export async function operateDirectly(configuration: Configuration, words: readonly string[]): Promise<OperatorAnswer> {
  const { dataDirectory, databaseUrl } = configuration
  const connection =
    databaseUrl === null ? await openPglite(directoriesOf(dataDirectory).database) : openPostgres(databaseUrl)
  try {
    await connection.exclusively(migrate)
    const { database } = connection
    const vault = await openVault(database, configuration)
    const secret = await getOrCreateSetting(database, 'secret', randomToken())
    const signer = createSigner(vault.mark('signer', secret))
    const uploadUses = features.flatMap(({ uploads }) => uploads ?? [])
    return await operate({ database, vault, signer, uploadUses, configuration }, desks, words, new Date())
  } finally {
    await connection.close()
  }
}
