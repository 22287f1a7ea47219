import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { existsIn } from '../database/expressions'
import { audienceMembers } from './audience.schema'

/** Condition: somebody belongs to an audience, such as the members of a circle. */
export const belongsTo = (audience: string, userId: PgColumn | string): SQL =>
  existsIn(
    audienceMembers,
    and(eq(audienceMembers.audience, audience), eq(audienceMembers.userId, userId), sql`${audienceMembers.isMember}`),
  )
