import { directoriesOf } from './kernel/configuration'
import type { Configuration } from './kernel/configuration'
import { openPglite, openPostgres } from './kernel/database/client'
import { migrate } from './kernel/database/migrate'
import { openVault } from './kernel/database/open-vault'
import { getOrCreateSetting } from './kernel/database/settings'
import { desks, features } from './features'
import { randomToken } from './kernel/shared/random'
import { createSigner } from './kernel/shared/signer'
import { operate } from './kernel/operator/operate'
import type { OperatorAnswer } from './kernel/operator/operate'

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
