import type { Database } from '../../platform/kernel/database/client'
import { computeSums } from '../../platform/kernel/moving/backup-manifest'
import { readForeignKeys, readSequences, readTriggers } from '../../platform/kernel/moving/catalogue'

/** Everything of a database that a move has to bring along. */
export const contentOf = async (database: Database) => ({
  tables: await database.transaction(computeSums),
  sequences: await readSequences(database),
  foreignKeys: await readForeignKeys(database),
  triggers: (await readTriggers(database)).filter(({ name }) => !name.startsWith('stands_still')),
})
