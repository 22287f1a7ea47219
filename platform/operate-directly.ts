import { directoriesOf } from './kernel/configuration'
import type { Configuration } from './kernel/configuration'
import { openPglite, openPostgres } from './kernel/database/client'
import { migrate } from './kernel/database/migrate'
import { openVault } from './kernel/database/open-vault'
import { getOrCreateSetting } from './kernel/database/settings'
import { features } from './features'
import { randomToken } from './kernel/shared/random'
import { createSigner } from './kernel/shared/signer'
import { openStorage } from './kernel/storage/open-storage'
import type { OperatorAnswer } from './kernel/operator/operate'
import { operateWhole } from './operate-whole'

/** Runs a command on a database that this process opens itself. */
export async function operateDirectly(
  configuration: Configuration,
  words: readonly string[],
  onProgress: (line: string) => void,
): Promise<OperatorAnswer> {
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
    const storage = await openStorage(configuration)
    return await operateWhole(
      { connection, database, vault, signer, uploadUses, configuration, storage },
      words,
      new Date(),
      onProgress,
    )
  } finally {
    await connection.close()
  }
}
