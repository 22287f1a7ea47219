import { openPostgres } from '../database/client'
import type { DatabaseConnection } from '../database/client'
import { postgresLimits } from '../database/steady-pool'

/** Opens a PostgreSQL for statements that take as long as they take. */
export const openUnlimited = (databaseUrl: string): DatabaseConnection =>
  openPostgres(databaseUrl, { connect: postgresLimits.connect, answer: 0 })
