import { eq } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { existsIn } from '../../../kernel/database/expressions'
import { officialAccounts } from '../../media/organisations/organisations.schema'

/** Whether an account speaks for an organisation. */
export const isOfficial = (userId: PgColumn): SQL<boolean> =>
  existsIn(officialAccounts, eq(officialAccounts.userId, userId))
