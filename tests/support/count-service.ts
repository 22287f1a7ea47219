import type { Database } from '../../platform/kernel/database/client'
import { countService as countEntries, type LedgerEntry } from '../../platform/features/civic/rankings/count-service'
import { unsaid } from '../../platform/kernel/shared/as-written'

type Service = Omit<LedgerEntry, 'times' | 'act' | 'role' | 'actorId' | 'text' | 'at'>

/** Counts a service that was confirmed. */
export const countService = (database: Database, service: Service): Promise<void> =>
  database.transaction((transaction) =>
    countEntries(transaction, [
      { ...service, times: 1, act: 'end', role: 'member', actorId: service.userId, text: unsaid, at: service.endedAt },
    ]),
  )
